package main

import (
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// TestARestartDropsNoConnection restarts the program at a socket that somebody else holds, as systemd does, while visitors connect.
func TestARestartDropsNoConnection(t *testing.T) {
	dir, store := filled(t)
	store.Close()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	socket, err := listener.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	notices := notifySocket(t)
	env := []string{"NOTIFY_SOCKET=" + notices.LocalAddr().String(), "WATCHDOG_USEC=3000000"}
	first := serveFilled(t, dir, []*os.File{socket}, env)
	awaitNotice(t, notices, "READY=1")
	awaitNotice(t, notices, "WATCHDOG=1")
	var answered, failed atomic.Int64
	stop, ended := make(chan struct{}), make(chan struct{})
	go requestUntil(stop, ended, "http://"+listener.Addr().String()+"/nl/", &answered, &failed)
	first.stop(t)
	second := serveFilled(t, dir, []*os.File{socket}, env)
	awaitNotice(t, notices, "READY=1")
	before := answered.Load()
	for deadline := time.Now().Add(20 * time.Second); answered.Load() < before+5 && time.Now().Before(deadline); {
		time.Sleep(20 * time.Millisecond)
	}
	close(stop)
	<-ended
	second.stop(t)
	if failed.Load() > 0 || answered.Load() < before+5 {
		t.Errorf("%d requests were answered, %d failed; want none to fail", answered.Load(), failed.Load())
	}
}

// requestUntil requests an address again and again, each time by a new connection.
func requestUntil(stop, ended chan struct{}, address string, answered, failed *atomic.Int64) {
	defer close(ended)
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}, Timeout: 30 * time.Second}
	for {
		select {
		case <-stop:
			return
		default:
		}
		response, err := client.Get(address)
		if err != nil || response.StatusCode != http.StatusOK {
			failed.Add(1)
			continue
		}
		io.Copy(io.Discard, response.Body)
		response.Body.Close()
		answered.Add(1)
	}
}

func notifySocket(t *testing.T) *net.UnixConn {
	t.Helper()
	dir, err := os.MkdirTemp("", "gevel-notify-") // a short name, since the path of a socket may have about 100 bytes
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: filepath.Join(dir, "s"), Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close(); os.RemoveAll(dir) })
	return c
}

func awaitNotice(t *testing.T, c *net.UnixConn, want string) {
	t.Helper()
	c.SetReadDeadline(time.Now().Add(time.Minute))
	text := make([]byte, 1000)
	for {
		n, err := c.Read(text)
		if err != nil {
			t.Fatalf("systemd is not told %s: %v", want, err)
		}
		if string(text[:n]) == want {
			return
		}
	}
}

// TestADrainingProgramAnswersAndSaysSo stops a program that drains: it goes on answering, and /readyz says why no visitor should come.
func TestADrainingProgramAnswersAndSaysSo(t *testing.T) {
	dir, store := filled(t)
	store.Close()
	addr := freeAddress(t)
	s := serveFilled(t, dir, nil, nil, "-addr", addr, "-drain", "8s")
	s.Process.Signal(syscall.SIGTERM)
	ready := http.StatusOK
	for deadline := time.Now().Add(7 * time.Second); ready == http.StatusOK &&
		time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		ready = statusOf(t, "http://"+addr+"/readyz")
	}
	if page := statusOf(t, "http://"+addr+"/nl/"); ready != http.StatusServiceUnavailable || page != http.StatusOK {
		t.Errorf("while it drains /readyz is answered %d and a page %d, want 503 and 200", ready, page)
	}
	if err := s.Wait(); err != nil {
		t.Error("the program ended with an error:", err)
	}
}

// TestAHangupEndsAsItShould sends the signal of a closed terminal, by which Go would end the program at once, to a program that drains.
func TestAHangupEndsAsItShould(t *testing.T) {
	dir, store := filled(t)
	store.Close()
	addr := freeAddress(t)
	hangups := make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP) // else a test that runs under nohup would give the program that setting
	defer signal.Stop(hangups)
	s := serveFilled(t, dir, nil, nil, "-addr", addr, "-drain", "2s")
	s.Process.Signal(syscall.SIGHUP)
	time.Sleep(500 * time.Millisecond)
	if response, err := noRedirects.Get("http://" + addr + "/nl/"); err != nil || response.StatusCode != http.StatusOK {
		t.Error("after a hangup the program does not answer while it drains: ", err)
	} else {
		response.Body.Close()
	}
	if err := s.Wait(); err != nil {
		t.Error("the program ended with an error: ", err)
	}
}
