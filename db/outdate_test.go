package db

import "testing"

func TestOutdate(t *testing.T) {
	s := open(t)
	before, err := s.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Outdate(t.Context()); err != nil {
		t.Fatal(err)
	}
	if after, err := s.Version(t.Context()); err != nil || after != before+1 {
		t.Errorf("version %d became %d, want the next one (%v)", before, after, err)
	}
}
