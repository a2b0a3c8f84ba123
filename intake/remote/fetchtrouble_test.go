package remote

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

func TestFetcherWaitsForNoSlowServer(t *testing.T) {
	slow, fast := startPictures(t), startPictures(t)
	end := make(chan struct{})
	var answers sync.WaitGroup
	slow.answer("/", func(w http.ResponseWriter, r *http.Request) {
		answers.Add(1)
		defer answers.Done()
		w.(http.Flusher).Flush()
		select {
		case <-end:
		case <-r.Context().Done():
		}
	})
	fast.has("/", jpegOf(t, 40))
	store, media := foldertest.Open(t)
	var names []string
	for i := range 2 * limits.RemoteFilesAtOnce {
		names = append(names, fmt.Sprint(slow.URL, "/?", i))
	}
	folder := foldertest.Small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(append(names, fast.URL+"/")...))
	foldertest.Import(t, store, folder, media)
	f, _ := fetcher(store, media, fast)
	f.longest = 300 * time.Millisecond
	f.begin(t.Context())
	if f.running != limits.RemoteFilesOfHost+1 {
		t.Errorf("%d files are fetched at once, want %d of the slow server and one of the other", f.running, limits.RemoteFilesOfHost)
	}
	f.take(t.Context(), <-f.done)
	f.write(t.Context())
	if got := fmt.Sprint(widths(t, store)); got != "[40]" {
		t.Errorf("the pictures have widths %s, want that of the fast server", got)
	}
	for range limits.RemoteFilesOfHost {
		f.take(t.Context(), <-f.done)
	}
	f.write(t.Context())
	close(end)
	answers.Wait()
	if list, err := store.Imports.RemoteProblems(t.Context()); err != nil || len(list) != limits.RemoteFilesOfHost || list[0].Again == nil {
		t.Errorf("the problems are %+v, want those that took too long, to be tried again (%v)", list, err)
	}
}

// TestFetcherWithoutDisk fails to write files, which is not the other server's fault and counts as no try.
func TestFetcherWithoutDisk(t *testing.T) {
	p := startPictures(t)
	p.has("/", jpegOf(t, 40))
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL + "/"))
	foldertest.Import(t, store, folder, media)
	f, now := fetcher(store, media, p)
	f.Media = filepath.Join(media, "none")
	settle(t, f)
	if list, err := store.Imports.RemoteProblems(t.Context()); err != nil || len(list) != 0 {
		t.Errorf("without a disk the pictures that cannot be fetched are %+v, want none (%v)", list, err)
	}
	f.Media = media
	settle(t, f)
	if len(widths(t, store)) != 0 {
		t.Error("the disk was tried again at once")
	}
	*now = now.Add(limits.RemoteFilePause)
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40]" {
		t.Errorf("once there is a disk the pictures have widths %s, want [40]", got)
	}
}

// TestFetcherIsKilled kills the process (kill -9) between fetching and noting, again and again: at the end each picture is there once, and
// nothing is left behind.
func TestFetcherIsKilled(t *testing.T) {
	p := startPictures(t)
	const count = 40
	var names []string
	for i := range count {
		names = append(names, fmt.Sprint(p.URL, "/", i))
		p.has(fmt.Sprint("/", i), jpegOf(t, 20+i))
	}
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(names...))
	foldertest.Import(t, store, folder, media)
	path := filepath.Join(filepath.Dir(media), "gevel.db")
	certificate := filepath.Join(t.TempDir(), "certificate")
	if err := os.WriteFile(certificate, p.Certificate().Raw, 0o600); err != nil {
		t.Fatal(err)
	}
	for round := range 4 {
		c := exec.Command(os.Args[0], "-test.run=^TestFetcherIsKilledProcess$")
		c.Env = append(os.Environ(), "GEVEL_TEST_FETCH="+path, "GEVEL_TEST_MEDIA="+media, "GEVEL_TEST_CERTIFICATE="+certificate)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		for requests := 0; requests < 8*(round+1); requests = p.total() {
			time.Sleep(time.Millisecond)
		}
		c.Process.Kill()
		c.Wait()
	}
	f, _ := fetcher(store, media, p)
	f.sweep()
	settle(t, f)
	if got := widths(t, store); len(got) != count || got[0] != 20 || got[count-1] != 20+count-1 {
		t.Errorf("the pictures have widths %v, want all %d in their order", got, count)
	}
	if left, _ := filepath.Glob(filepath.Join(media, partial)); len(left) > 0 {
		t.Errorf("files are left behind: %v", left)
	}
	if total := p.total(); total > count+5*limits.RemoteFilesAtOnce+4*resultsAtOnce {
		t.Errorf("%d requests for %d pictures, want only a few more than pictures", total, count)
	}
}

// TestFetcherIsKilledProcess is the process that TestFetcherIsKilled kills.
func TestFetcherIsKilledProcess(t *testing.T) {
	path := os.Getenv("GEVEL_TEST_FETCH")
	if path == "" {
		t.Skip("it is a process of another test")
	}
	store, err := db.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	f := NewFetcher(store, os.Getenv("GEVEL_TEST_MEDIA"), fetch.New())
	trustFile(t, f, os.Getenv("GEVEL_TEST_CERTIFICATE"))
	f.Run(t.Context())
}
