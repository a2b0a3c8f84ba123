package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// served is a running program whose output is read.
type served struct {
	*exec.Cmd
	out *bufio.Scanner
}

// serveFilled starts the program on a filled data folder and waits until it serves. The socket of systemd may be nil.
func serveFilled(t *testing.T, dir string, socket *os.File, env []string, args ...string) served {
	t.Helper()
	words := append([]string{"serve", "-data", dir}, args...)
	c := exec.Command("sh", append([]string{"-c", `LISTEN_PID=$$ exec "$@"`, "sh", program(t)}, words...)...)
	c.Env = append(append(os.Environ(), "GEVEL_SMTP=smtp://127.0.0.1:1"), env...)
	if socket != nil {
		c.ExtraFiles, c.Env = []*os.File{socket}, append(c.Env, "LISTEN_FDS=1")
	}
	c.Stderr = os.Stderr
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill(); c.Wait() })
	s := served{c, bufio.NewScanner(out)}
	s.waitFor(t, "serves on")
	go io.Copy(io.Discard, out)
	return s
}

func (s served) waitFor(t *testing.T, text string) {
	t.Helper()
	for s.out.Scan() {
		if strings.Contains(s.out.Text(), text) {
			return
		}
	}
	t.Fatalf("the program ended before it said %q", text)
}

// stop ends the program as systemd does.
func (s served) stop(t *testing.T) {
	t.Helper()
	s.Process.Signal(syscall.SIGTERM)
	if err := s.Wait(); err != nil {
		t.Error("the program did not end well:", err)
	}
}
