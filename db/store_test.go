package db

import (
	"context"
	"path/filepath"
	"sync"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
)

func TestReadersDuringWrites(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, nil))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 25 {
				if p, err := s.Properties(context.Background(), "nl", agency.PropertyFilter{}, "NEWEST", Window{Size: 5, Count: true},
					columns.Selection{}); err != nil || p.Total != 2 {
					t.Errorf("a reader during writes sees %+v, want two properties (%v)", p, err)
				}
			}
		})
		wg.Go(func() {
			for range 5 {
				if _, err := s.Write(context.Background(), handle.Statement{SQL: "UPDATE property SET title = title"}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
}

func TestBackup(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	copied, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer copied.Close()
	if list, err := copied.PropertiesByNumber(t.Context(), "nl", []int{1}, columns.Selection{}); err != nil || len(list) != 1 {
		t.Errorf("the backup has %d properties, want 1 (%v)", len(list), err)
	}
}
