package db

import (
	"bytes"
	"path/filepath"
	"testing"
)

func TestSigningKeySurvivesARestart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gevel.db")
	var keys [][]byte
	for range 2 {
		s, err := Open(t.Context(), file)
		if err != nil {
			t.Fatal(err)
		}
		key, err := s.SigningKey(t.Context())
		if err != nil || len(key) != 32 {
			t.Fatalf("the signing key has %d bytes, want 32 (%v)", len(key), err)
		}
		keys = append(keys, key)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(keys[0], keys[1]) {
		t.Error("a restart changed the key: all links in sent emails are broken")
	}
	if other, err := open(t).SigningKey(t.Context()); err != nil || bytes.Equal(other, keys[0]) {
		t.Errorf("two sites have one signing key (%v)", err)
	}
}
