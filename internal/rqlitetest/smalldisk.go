package rqlitetest

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// smallDisk gives each node a disk of its own for its data, which Fill fills. It needs root.
func (n *Node) smallDisk(t testing.TB) {
	t.Helper()
	dir := filepath.Dir(n.File)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=1g"); err != nil {
		t.Fatal("a small disk needs root: ", err)
	}
	t.Cleanup(func() { syscall.Unmount(dir, syscall.MNT_DETACH) })
}

func (n *Node) filler() string { return filepath.Join(filepath.Dir(n.File), "filler") }

// Fill leaves no room on the disk of a node.
func (n *Node) Fill(t testing.TB) {
	t.Helper()
	f, err := os.Create(n.filler())
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	zeros, err := os.Open("/dev/zero")
	if err != nil {
		t.Fatal(err)
	}
	defer zeros.Close()
	if _, err := io.Copy(f, zeros); err == nil {
		t.Error("the disk has no end")
	}
}

// Empty gives the room back, with all that the node had stored.
func (n *Node) Empty(t testing.TB) {
	t.Helper()
	dir := filepath.Dir(n.File)
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if err := os.RemoveAll(filepath.Join(dir, f.Name())); err != nil {
			t.Fatal(err)
		}
	}
}
