package mail

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/posttest"
	"github.com/wneessen/go-mail/smtp"
)

// certificate makes a certificate for 127.0.0.1, and a pool that trusts it.
func certificate(t *testing.T) (*tls.Config, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	c, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(c)
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}, pool
}

func TestSignsInOverTLS(t *testing.T) {
	config, roots := certificate(t)
	for scheme, implicit := range map[string]bool{"smtp": false, "smtps": true} {
		server := posttest.Start(t, config, implicit)
		server.SignIn = func(user, password string) error {
			if user != "gevel" || password != "p@ss:word" {
				return errors.New("wrong")
			}
			return nil
		}
		secure := false
		server.Taking = func(conn net.Conn, _ string) { _, secure = conn.(*tls.Conn) }
		r, err := ParseRelay(scheme + "://gevel:p%40ss%3Aword@" + server.Addr)
		if err != nil {
			t.Fatal(err)
		}
		r.roots = roots
		s, box, _ := newSender(t, r)
		box.put(t, "a@example.org")
		empty(t, s)
		if <-server.Arrived; !secure {
			t.Errorf("%s: the email was sent unencrypted", scheme)
		}
	}
}

func TestSenderRefusesUntrustedServers(t *testing.T) {
	config, _ := certificate(t)
	server := posttest.Start(t, config, false)
	conn, err := net.Dial("tcp", server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	client, err := smtp.NewClient(conn, "mail.example.com")
	if err != nil {
		t.Fatal(err)
	}
	var wrong *tls.CertificateVerificationError
	if err := (&Relay{host: "mail.example.com"}).greet(client); !errors.As(err, &wrong) {
		t.Errorf("a server whose certificate nobody trusts gives %v, want that it cannot be verified", err)
	}
}

// TestMailServerOfThisMachineNeedsNoTrust sends through a server such as Postfix has it on Debian: it offers TLS with a certificate that it
// made for itself.
func TestMailServerOfThisMachineNeedsNoTrust(t *testing.T) {
	config, _ := certificate(t)
	for scheme, implicit := range map[string]bool{"smtp": false, "smtps": true} {
		server := posttest.Start(t, config, implicit)
		for _, host := range []string{"localhost", "127.0.0.1"} {
			_, port, _ := net.SplitHostPort(server.Addr)
			r, err := ParseRelay(scheme + "://" + host + ":" + port)
			if err != nil {
				t.Fatal(err)
			}
			s, box, _ := newSender(t, r)
			box.put(t, "a@example.org")
			if err := s.Empty(t.Context()); err != nil || box.fate(t, 0).Sent == nil {
				t.Errorf("%s to %s gives %v, want that the email is sent", scheme, host, err)
			}
		}
	}
}

func TestOnlyTheNamesOfThisMachineAreOnIt(t *testing.T) {
	for host, want := range map[string]bool{"localhost": true, "127.0.0.1": true, "127.8.0.1": true, "::1": true, "::ffff:127.0.0.1": true,
		"mail.example.com": false, "localhost.example.com": false, "10.0.0.1": false, "::2": false, "": false} {
		if got := onThisMachine(host); got != want {
			t.Errorf("%q is on this machine: %v, want %v", host, got, want)
		}
	}
}

func TestSenderNeverSendsPasswordsWithoutTLS(t *testing.T) {
	server := posttest.Start(t, nil, false)
	server.SignIn = func(string, string) error { t.Error("a password was sent unencrypted"); return nil }
	conn, err := net.Dial("tcp", server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	client, err := smtp.NewClient(conn, "mail.example.com")
	if err != nil {
		t.Fatal(err)
	}
	r := &Relay{host: "mail.example.com", user: "gevel", password: "secret"}
	if err := r.greet(client); !errors.Is(err, smtp.ErrUnencrypted) {
		t.Errorf("signing in without TLS gives %v, want smtp.ErrUnencrypted", err)
	}
}

func TestRelayAddresses(t *testing.T) {
	for address, want := range map[string]string{
		"smtp://mail.example.com":             "mail.example.com:587",
		"smtps://mail.example.com/":           "mail.example.com:465",
		"smtp://u:p@[::1]:2525":               "::1:2525",
		"":                                    "",
		"mail.example.com:25":                 "",
		"http://mail.example.com":             "",
		"smtp://u:secret@/":                   "",
		"smtp://u:secret@mail.example.com/x":  "",
		"smtp://u:sec%ret@mail.example.com:1": "",
	} {
		r, err := ParseRelay(address)
		switch {
		case err != nil && (want != "" || strings.Contains(err.Error(), "sec")):
			t.Errorf("%s gives %v, want %q, and no password in an error", address, err, want)
		case err == nil && r.host+":"+r.port != want:
			t.Errorf("%s is %s:%s, want %q", address, r.host, r.port, want)
		}
	}
}

func TestFolderWritesEmailsAsFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mail")
	s, box, _ := newSender(t, Folder(dir))
	box.put(t, "a@example.org", "b@example.org")
	empty(t, s)
	for n, w := range box.list {
		got, err := os.ReadFile(filepath.Join(dir, w.ID+".eml"))
		if err != nil || string(got) != string(w.Message) || box.fate(t, n).Sent == nil {
			t.Errorf("the file of %s is not the email, or that is not marked as sent (%v)", w.ID, err)
		}
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 2 {
		t.Errorf("the folder has %v (%v), want two files", list, err)
	}
}

func TestFolderThatCannotBeWrittenLosesNoEmail(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s, box, _ := newSender(t, Folder(filepath.Join(file, "mail")))
	box.put(t, "a@example.org")
	if err := s.Empty(t.Context()); err == nil || box.fate(t, 0).Sent != nil || box.fate(t, 0).Tries != 1 {
		t.Errorf("a folder that cannot be written gives %v and %+v, want an error and one try", err, box.fate(t, 0))
	}
}
