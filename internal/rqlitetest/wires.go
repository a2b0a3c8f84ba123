package rqlitetest

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// wires are the connections between the nodes of a cluster. Each node is reached through a proxy, so that a test can cut it off: what is
// sent to it and by it is held back without a word, as by a broken cable.
type wires struct {
	sync.Mutex
	mended sync.Cond
	nodes  []*Node
	cut    map[*Node]bool
	open   map[*wire]bool
}

// wire is a connection from one node to another. from is nil when its program has ended meanwhile.
type wire struct {
	from, to *Node
	ends     [2]net.Conn
}

func newWires() *wires {
	w := &wires{cut: map[*Node]bool{}, open: map[*wire]bool{}}
	w.mended.L = w
	return w
}

// before listens before a node for as long as the test runs, and gives the address.
func (w *wires) before(t testing.TB, n *Node) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	w.nodes = append(w.nodes, n)
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go w.join(conn, n)
		}
	}()
	return l.Addr().String()
}

// join connects a node that called with the one that it wants.
func (w *wires) join(conn net.Conn, to *Node) {
	onward, err := net.Dial("tcp", to.raft)
	if err != nil {
		conn.Close()
		return
	}
	x := &wire{from: w.caller(conn), to: to, ends: [2]net.Conn{conn, onward}}
	w.Lock()
	w.open[x] = true
	w.Unlock()
	go w.pass(x, onward, conn)
	w.pass(x, conn, onward)
}

// pass hands on what comes, but nothing while an end is cut off.
func (w *wires) pass(x *wire, to, from net.Conn) {
	defer w.end(x)
	for b := make([]byte, 32<<10); ; {
		n, err := from.Read(b)
		w.Lock()
		for w.open[x] && (w.cut[x.from] || w.cut[x.to]) {
			w.mended.Wait()
		}
		w.Unlock()
		if err != nil {
			return
		}
		if _, err := to.Write(b[:n]); err != nil {
			return
		}
	}
}

func (w *wires) end(x *wire) {
	w.Lock()
	defer w.Unlock()
	delete(w.open, x)
	x.ends[0].Close()
	x.ends[1].Close()
}

// Cut cuts a node off from the others; who is on its machine reaches it.
func (n *Node) Cut() {
	n.wires.Lock()
	defer n.wires.Unlock()
	n.wires.cut[n] = true
}

// Mend ends a cut. The connections of before are broken.
func (n *Node) Mend() {
	n.wires.Lock()
	defer n.wires.Unlock()
	delete(n.wires.cut, n)
	for x := range n.wires.open {
		if x.from == n || x.to == n {
			delete(n.wires.open, x)
			x.ends[0].Close()
			x.ends[1].Close()
		}
	}
	n.wires.mended.Broadcast()
}

// caller gives the node that a connection comes from: the one that holds the socket with its port.
func (w *wires) caller(conn net.Conn) *Node {
	inode := socketOf(conn.RemoteAddr().(*net.TCPAddr).Port)
	for _, n := range w.nodes {
		files, _ := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", n.pid.Load())) // of a program that has ended there are none
		for _, f := range files {
			if to, err := os.Readlink(f); err == nil && to == "socket:["+inode+"]" {
				return n
			}
		}
	}
	return nil
}

// socketOf gives the inode of the socket of this machine that has a port; "" when it is gone.
func socketOf(port int) string {
	table, _ := os.ReadFile("/proc/net/tcp")
	for _, line := range strings.Split(string(table), "\n") {
		if f := strings.Fields(line); len(f) > 9 && strings.HasSuffix(f[1], fmt.Sprintf(":%04X", port)) {
			return f[9]
		}
	}
	return ""
}
