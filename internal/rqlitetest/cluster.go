// Package rqlitetest runs a cluster of rqlite on this machine for tests, and breaks it as a test wants.
package rqlitetest

import (
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
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// Node is one rqlited. Its methods are called by one goroutine at a time.
type Node struct {
	Address string // of its HTTP
	File    string // of its database

	raft  string // where it listens for the others, who reach it through wires
	wires *wires
	args  []string
	log   *os.File
	cmd   *exec.Cmd
	pid   atomic.Int64
}

// Start starts a cluster of some nodes, which take a snapshot after few writes so that what happens then happens in tests. It ends with the
// test.
func Start(t testing.TB, nodes int) []*Node {
	t.Helper()
	program := build(t)
	list, w := make([]*Node, nodes), newWires()
	var reached []string // addresses by which the nodes reach each other
	for i := range list {
		dir := t.TempDir()
		log, err := os.Create(filepath.Join(dir, "log"))
		if err != nil {
			t.Fatal(err)
		}
		list[i] = &Node{Address: "http://" + free(t), File: filepath.Join(dir, "data", "db.sqlite"), raft: free(t), log: log, wires: w}
		list[i].smallDisk(t)
		reached = append(reached, w.before(t, list[i]))
	}
	for i, n := range list {
		n.args = []string{program, "-node-id", fmt.Sprint("n", i+1), "-http-addr", strings.TrimPrefix(n.Address, "http://"), "-raft-addr",
			n.raft, "-raft-adv-addr", reached[i],
			"-fk", "-auto-optimize-int", "0s", "-raft-snap", "48", "-raft-snap-int", "300ms", "-raft-log-level", "WARN",
			"-bootstrap-expect", fmt.Sprint(nodes), "-join", strings.Join(reached, ","), filepath.Dir(n.File)}
		n.Run(t)
		t.Cleanup(func() {
			n.Kill()
			if t.Failed() {
				t.Logf("the node at %s said at last\n%s", n.Address, n.said())
			}
			n.log.Close()
		})
	}
	for _, n := range list {
		n.Wait(t)
	}
	return list
}

// Run starts a node that does not run.
func (n *Node) Run(t testing.TB) {
	t.Helper()
	n.cmd = exec.Command(n.args[0], n.args[1:]...)
	n.cmd.Stdout, n.cmd.Stderr = n.log, n.log
	n.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	runtime.LockOSThread() // Pdeathsig is about the thread that started it
	defer runtime.UnlockOSThread()
	if err := n.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	n.pid.Store(int64(n.cmd.Process.Pid))
}

// Kill ends a node as a power cut does.
func (n *Node) Kill() {
	n.cmd.Process.Kill()
	n.cmd.Wait()
}

// Freeze stops a node where it is.
func (n *Node) Freeze() { n.cmd.Process.Signal(syscall.SIGSTOP) }

// Thaw lets a frozen node go on.
func (n *Node) Thaw() { n.cmd.Process.Signal(syscall.SIGCONT) }

// Wait waits until a node is ready: it knows the leader and has what the leader had.
func (n *Node) Wait(t testing.TB) {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if text, err := get(n.Address + "/readyz?sync&timeout=5s"); err == nil && strings.Contains(text, "[+]leader ok") {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the node at %s is not ready in a minute", n.Address)
		}
	}
}

// said gives the end of what a node wrote into its log.
func (n *Node) said() string {
	text, err := os.ReadFile(n.log.Name())
	if err != nil {
		return err.Error()
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	return strings.Join(lines[max(0, len(lines)-40):], "\n")
}

// Leads reports whether a node is the leader.
func (n *Node) Leads() bool {
	text, err := get(n.Address + "/status")
	return err == nil && strings.Contains(text, `"raft":{`) && strings.Contains(text, `"state":"Leader"`)
}

// Leader waits until exactly one of the nodes leads, and gives it and another.
func Leader(t testing.TB, nodes []*Node) (leader, follower *Node) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		leaders := 0
		for _, n := range nodes {
			if n.Leads() {
				leader = n
				leaders++
			} else {
				follower = n
			}
		}
		if leaders == 1 {
			return leader, follower
		}
	}
	t.Fatal("no node leads in a minute, or several do")
	return nil, nil
}

func get(address string) (string, error) {
	response, err := (&http.Client{Timeout: 6 * time.Second}).Get(address)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if response.StatusCode != http.StatusOK {
		return "", fmt.Errorf("%s: %s", response.Status, text)
	}
	return string(text), err
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

var building sync.Mutex

// build makes bin/rqlited of the module in tools/rqlite, which takes minutes the first time and no time afterwards.
func build(t testing.TB) string {
	t.Helper()
	building.Lock()
	defer building.Unlock()
	_, here, _, _ := runtime.Caller(0)
	root := filepath.Join(filepath.Dir(here), "..", "..")
	program := filepath.Join(root, "bin", "rqlited")
	module := filepath.Join(root, "tools", "rqlite", "go.mod")
	if made, err := os.Stat(program); err == nil {
		if moduleFile, err := os.Stat(module); err == nil && made.ModTime().After(moduleFile.ModTime()) {
			return program
		}
	}
	c := exec.Command("go", "build", "-C", filepath.Dir(module), "-trimpath", "-o", program, "github.com/rqlite/rqlite/v8/cmd/rqlited")
	if said, err := c.CombinedOutput(); err != nil {
		t.Fatalf("rqlited cannot be built: %v\n%s", err, said)
	}
	return program
}
