package sqlite

import (
	"errors"
	"testing"
)

// TestServe reserves a data folder twice, and again once it is free.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	release, err := Serve(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Serve(dir); !errors.Is(err, ErrServed) {
		t.Errorf("a folder that is served can be served again (%v)", err)
	}
	release()
	again, err := Serve(dir)
	if err != nil {
		t.Fatal("a folder that was served cannot be served any more: ", err)
	}
	again()
}
