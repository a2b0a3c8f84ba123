package acmetest

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// get reads an address of the authority, whose https is signed by the root in Trust.
func (a *Authority) get(address string) ([]byte, error) {
	trust, err := os.ReadFile(a.Trust)
	if err != nil {
		return nil, err
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(trust)
	client := &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{DisableKeepAlives: true,
		TLSClientConfig: &tls.Config{RootCAs: roots}}}
	response, err := client.Get(address)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", address, response.Status)
	}
	return io.ReadAll(response.Body)
}

// run starts a program that ends with the test, without the pauses and the refusals by chance that Pebble has for its users.
func run(t testing.TB, log, program string, args ...string) *exec.Cmd {
	t.Helper()
	out, err := os.OpenFile(log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, args...)
	c.Env = append(os.Environ(), "PEBBLE_VA_NOSLEEP=1", "PEBBLE_WFE_NONCEREJECT=0", "PEBBLE_AUTHZREUSE=0")
	c.Stdout, c.Stderr = out, out
	c.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	runtime.LockOSThread() // Pdeathsig is about the thread that started it
	defer runtime.UnlockOSThread()
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill(); c.Wait(); out.Close() })
	return c
}

// free gives an address of this machine that nothing listens on.
func free(t testing.TB) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// builtPebble is where the programs and their source are.
type builtPebble struct{ programs, source string }

var building sync.Mutex

// build makes bin/pebble and its server of names of the module in tools/pebble, which takes a minute the first time.
func build(t testing.TB) builtPebble {
	t.Helper()
	building.Lock()
	defer building.Unlock()
	_, here, _, _ := runtime.Caller(0)
	root := filepath.Join(filepath.Dir(here), "..", "..")
	const module = "github.com/letsencrypt/pebble/v2"
	folder := filepath.Join(root, "tools", "pebble")
	for _, args := range [][]string{{"mod", "download", module},
		{"build", "-trimpath", "-o", filepath.Join(root, "bin") + "/", module + "/cmd/pebble", module + "/cmd/pebble-challtestsrv"}} {
		c := exec.Command("go", args...)
		c.Dir = folder
		if said, err := c.CombinedOutput(); err != nil {
			t.Fatalf("pebble cannot be built: %v\n%s", err, said)
		}
	}
	c := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module)
	c.Dir = folder
	source, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	return builtPebble{filepath.Join(root, "bin"), strings.TrimSpace(string(source))}
}
