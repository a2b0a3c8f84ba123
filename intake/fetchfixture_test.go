package intake

import (
	"crypto/x509"
	"encoding/binary"
	"hash/crc32"
	"net/netip"
	"os"
	"testing"
)

// trust makes a fetcher reach this machine alone, and accept one certificate.
func trust(f *Fetcher, certificate *x509.Certificate) {
	f.Client.Reachable = netip.Addr.IsLoopback
	trusted := x509.NewCertPool()
	trusted.AddCert(certificate)
	f.Client.Trust(trusted)
}

// trustFile reads the certificate from a file.
func trustFile(t *testing.T, f *Fetcher, file string) {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	certificate, err := x509.ParseCertificate(raw)
	if err != nil {
		t.Fatal(err)
	}
	trust(f, certificate)
}

// pngChunk is a part of a PNG.
func pngChunk(name string, body []byte) []byte {
	out := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	out = append(append(out, name...), body...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[4:]))
}

// pixels is a PNG that says it has a size.
func pixels(width, height uint32, parts ...[]byte) []byte {
	size := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)
	out := append([]byte("\x89PNG\r\n\x1a\n"), pngChunk("IHDR", append(size, 8, 0, 0, 0, 0))...)
	for _, p := range parts {
		out = append(out, p...)
	}
	return append(append(out, pngChunk("IDAT", []byte{0})...), pngChunk("IEND", nil)...)
}

// animated is a PNG with two frames.
var animated = pixels(10, 10, pngChunk("acTL", []byte{0, 0, 0, 2, 0, 0, 0, 0}))
