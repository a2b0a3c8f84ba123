package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// TestUnits shows that what is printed names the program and its settings, and that what could break out of a line is refused.
func TestUnits(t *testing.T) {
	var service, socket strings.Builder
	err := errors.Join(unit([]string{"-origin", "https://www.example.com", "-backup-to", "/srv/copies"}, &service),
		unit([]string{"-socket", "-addr", "127.0.0.1:8090"}, &socket))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Type=notify", "WatchdogSec=",
		" serve -data /var/lib/gevel -addr 127.0.0.1:8080 -origin https://www.example.com " +
			"-backup-to /srv/copies -log json\n", "ReadWritePaths=/var/lib/gevel /srv/copies\n", "NoNewPrivileges=true"} {
		if !strings.Contains(service.String(), want) {
			t.Errorf("the service lacks %q:\n%s", want, service.String())
		}
	}
	var secure, sockets strings.Builder
	err = errors.Join(unit([]string{"-tls", "www.example.com,example.com"}, &secure),
		unit([]string{"-socket", "-tls", "www.example.com,example.com"}, &sockets))
	if err != nil || !strings.Contains(secure.String(), " serve -data /var/lib/gevel -tls www.example.com,example.com -log json\n") ||
		!strings.Contains(sockets.String(), "ListenStream=443\nListenStream=80\n") {
		t.Errorf("with -tls the units lack the names or the ports 443 and 80 (%v):\n%s\n%s", err, secure.String(), sockets.String())
	}
	if !strings.Contains(socket.String(), "ListenStream=127.0.0.1:8090\n") {
		t.Errorf("the socket does not listen at 127.0.0.1:8090:\n%s", socket.String())
	}
	var node strings.Builder
	err = unit([]string{"-cluster", "http://127.0.0.1:4001", "-cluster-file", "/var/lib/rqlite/db.sqlite", "-peers", "http://10.0.0.2:8080",
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
		{"-tls", "10.0.0.1"}, {"-tls", "a.example.com,\nUser=root"}} {
		if err := unit(wrong, io.Discard); err == nil {
			t.Error("a unit was printed with", fmt.Sprintf("%q", wrong))
		}
	}
}
