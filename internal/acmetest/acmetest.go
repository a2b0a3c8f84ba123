// Package acmetest is a certificate authority for tests: Let's Encrypt's Pebble, which speaks ACME and looks at names as a real one does.
package acmetest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// Authority issues certificates for any name, of which it believes that it leads to this machine.
type Authority struct {
	Directory string // the address of its ACME
	Trust     string // a file with the root that signs its own https
	Said      string // a file with what it logs

	management string
	args       []string
	cmd        *exec.Cmd
}

// Settings are where a site answers what the authority looks at, and how many seconds its certificates are good.
type Settings struct {
	HTTPPort, TLSPort string
	Seconds           int
}

// Start starts an authority that ends with the test.
func Start(t testing.TB, s Settings) *Authority {
	t.Helper()
	built := build(t)
	dir, directory, management, names := t.TempDir(), free(t), free(t), free(t)
	run(t, filepath.Join(dir, "names"), filepath.Join(built.programs, "pebble-challtestsrv"), "-dnsserver", names, "-management", free(t),
		"-defaultIPv6", "", "-http01", "", "-https01", "", "-doh", "", "-tlsalpn01", "")
	certs := filepath.Join(built.source, "test", "certs")
	settings := fmt.Sprintf(`{"pebble": {"listenAddress": %q, "managementListenAddress": %q, "certificate": %q, "privateKey": %q,
		"httpPort": %s,
		"tlsPort": %s, "keyAlgorithm": "ecdsa", "retryAfter": {"authz": 1, "order": 1}, "profiles": {"default": {"validityPeriod": %d}}}}`,
		directory, management, filepath.Join(certs, "localhost", "cert.pem"), filepath.Join(certs, "localhost", "key.pem"), s.HTTPPort,
		s.TLSPort,
		s.Seconds)
	file := filepath.Join(dir, "settings.json")
	if err := os.WriteFile(file, []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	a := &Authority{Directory: "https://" + directory + "/dir", Trust: filepath.Join(certs, "pebble.minica.pem"),
		Said:       filepath.Join(dir, "log"),
		management: "https://" + management, args: []string{filepath.Join(built.programs, "pebble"), "-config", file, "-dnsserver", names}}
	a.Run(t)
	return a
}

// Run starts an authority that was stopped. It has forgotten everything, and its root is another.
func (a *Authority) Run(t testing.TB) {
	t.Helper()
	a.cmd = run(t, a.Said, a.args[0], a.args[1:]...)
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if _, err := a.get(a.Directory); err == nil {
			return
		} else if time.Now().After(end) {
			t.Fatal("the certificate authority does not answer: ", err)
		}
	}
}

// Stop ends an authority, as when it cannot be reached.
func (a *Authority) Stop() {
	a.cmd.Process.Kill()
	a.cmd.Wait()
}

// Root returns the certificate that signs those that it issues, in PEM.
func (a *Authority) Root(t testing.TB) []byte {
	t.Helper()
	root, err := a.get(a.management + "/roots/0")
	if err != nil {
		t.Fatal(err)
	}
	return root
}
