package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// unitOf prints a unit that runs an installed program.
func unitOf(args []string, out io.Writer) error { return printUnit("/usr/local/bin/gevel", args, out) }

// TestUnits shows that what is printed names the program and its settings, and that what could break out of a line is refused.
func TestUnits(t *testing.T) {
	var service, socket strings.Builder
	err := errors.Join(unitOf([]string{"-origin", "https://www.example.com", "-backup-to", "/srv/copies"}, &service),
		unitOf([]string{"-socket", "-addr", "127.0.0.1:8090"}, &socket))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Type=notify", "WatchdogSec=",
		" serve -data /var/lib/gevel -addr 127.0.0.1:8080 -origin https://www.example.com " +
			"-backup-to /srv/copies -log json\n", "ReadWritePaths=/var/lib/gevel -/srv/copies\n", "NoNewPrivileges=true"} {
		if !strings.Contains(service.String(), want) {
			t.Errorf("the service lacks %q:\n%s", want, service.String())
		}
	}
	var secure, sockets strings.Builder
	err = errors.Join(unitOf([]string{"-tls", "www.example.com,example.com"}, &secure),
		unitOf([]string{"-socket", "-tls", "www.example.com,example.com"}, &sockets))
	if err != nil || !strings.Contains(secure.String(), " serve -data /var/lib/gevel -tls www.example.com,example.com -log json\n") ||
		!strings.Contains(sockets.String(), "ListenStream=443\nListenStream=80\n") {
		t.Errorf("with -tls the units lack the names or the ports 443 and 80 (%v):\n%s\n%s", err, secure.String(), sockets.String())
	}
	if !strings.Contains(socket.String(), "ListenStream=127.0.0.1:8090\n") {
		t.Errorf("the socket does not listen at 127.0.0.1:8090:\n%s", socket.String())
	}
	var node strings.Builder
	err = unitOf([]string{"-cluster", "http://127.0.0.1:4001", "-cluster-file", "/var/lib/rqlite/db.sqlite", "-peers",
		"http://10.0.0.2:8080",
		"-cluster-secret-file", "/etc/gevel/secret", "-proxies", "10.0.0.9", "-drain", "10s"}, &node)
	for _, want := range []string{" -proxies 10.0.0.9 -cluster http://127.0.0.1:4001 -cluster-file /var/lib/rqlite/db.sqlite " +
		"-peers http://10.0.0.2:8080 -cluster-secret-file /etc/gevel/secret -drain 10s -log json\n", "TimeoutStopSec=55\n"} {
		if err != nil || !strings.Contains(node.String(), want) {
			t.Errorf("the service of a cluster lacks %q (%v):\n%s", want, err, node.String())
		}
	}
	for _, wrong := range [][]string{{"-drain", "soon"}, {"-drain", "-1s"}, {"-drain", "11m"}, {"-proxies", "balancer"},
		{"-peers", "http://10.0.0.2:8080"}, {"-peers", "ftp://10.0.0.2", "-cluster-secret-file", "/etc/gevel/secret"},
		{"-cluster-secret-file", "secret"},
		{"-data", "data"}, {"-data", "/a b"}, {"-backup-to", "/a\nUser=root"}, {"-origin", "example"},
		{"-data", "/home/an/gevel"}, {"-backup-to", "/tmp/copies"}, {"-addr", "localhost:8080"}, {"-addr", "8080"},
		{"-addr", "127.0.0.1:0"},
		{"-addr", "127.0.0.1:http"}, {"-socket", "-addr", "127.0.0.1:99999"},
		{"-tls", "10.0.0.1"}, {"-tls", "a.example.com,\nUser=root"}} {
		if err := unitOf(wrong, io.Discard); err == nil {
			t.Error("a unit was printed with", fmt.Sprintf("%q", wrong))
		}
	}
	if err := printUnit("/root/gevel", nil, io.Discard); err == nil || !strings.Contains(err.Error(), "/usr/local/bin") {
		t.Errorf("a unit of a program that it hides gives %v, want where to install it", err)
	}
}

// TestSystemdReadsTheUnits lets systemd check what is printed, at each kind of address.
func TestSystemdReadsTheUnits(t *testing.T) {
	verifier, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not on this machine")
	}
	for _, args := range [][]string{nil, {"-addr", ":8080"}, {"-addr", "[::1]:8080"}, {"-tls", "www.example.com,example.com"},
		{"-tls", "www.example.com", "-addr", "10.0.0.1:443"},
		{"-origin", "https://www.example.com", "-backup-to", "/srv/copies", "-drain", "1m"}} {
		dir := t.TempDir()
		service, socket := filepath.Join(dir, "gevel.service"), filepath.Join(dir, "gevel.socket")
		for file, more := range map[string][]string{service: nil, socket: {"-socket"}} {
			var text strings.Builder
			if err := printUnit("/bin/true", append(more, args...), &text); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if said, err := exec.Command(verifier, "verify", "--man=no", service, socket).CombinedOutput(); err != nil || len(said) > 0 {
			t.Errorf("systemd says of the units of gevel unit %v (%v): %s", args, err, said)
		}
	}
}
