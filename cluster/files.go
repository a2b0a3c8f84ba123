package cluster

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"time"

	"github.com/gevel/gevel/limits"
)

// Path is where machines ask each other for files.
const Path = "/cluster/files/"

// Files gives the files of a machine to the others of its cluster. It refuses requests that are not signed with the secret.
type Files struct {
	Secret  Secret
	Folders map[string]string // by their names in addresses
}

// fileName matches the names of pictures, documents and uploads; no path fits.
var fileName = regexp.MustCompile(`^[0-9A-Za-z]{20,64}\.[0-9a-z]{2,5}$`)

// ServeHTTP answers with a file or, for a folder, with the names of its files since a time.
func (f Files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	at, uri := r.Header.Get("Gevel-Time"), r.URL.RequestURI()
	if !fresh(at) || !f.Secret.signed(r.Header.Get("Gevel-Signature"), "ask", uri, at) {
		http.Error(w, "not signed with the secret of the cluster", http.StatusForbidden)
		return
	}
	folder, name := path.Split(r.URL.Path[len(Path):])
	dir, known := f.Folders[path.Clean(folder)]
	switch {
	case !known:
		http.NotFound(w, r)
	case name == "":
		f.list(w, dir, r.URL.Query().Get("since"))
	case !fileName.MatchString(name):
		http.NotFound(w, r)
	default:
		f.give(w, r, filepath.Join(dir, name), uri, at)
	}
}

// fresh reports whether a request was signed a short time ago, so that a recorded one cannot be replayed later.
func fresh(at string) bool {
	seconds, err := strconv.ParseInt(at, 10, 64)
	return err == nil && time.Since(time.Unix(seconds, 0)).Abs() < limits.PeerSignatureTime
}

// give answers with a file and its sum, which is signed.
func (f Files) give(w http.ResponseWriter, r *http.Request, file, uri, at string) {
	in, err := os.Open(file)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer in.Close()
	sum := sha256.New()
	size, err := io.Copy(sum, in)
	if err == nil {
		_, err = in.Seek(0, io.SeekStart)
	}
	if err != nil {
		http.Error(w, "the file cannot be read", http.StatusInternalServerError)
		return
	}
	text := hex.EncodeToString(sum.Sum(nil))
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Content-Length", strconv.FormatInt(size, 10))
	w.Header().Set("Gevel-Sum", text)
	w.Header().Set("Gevel-Signature", f.Secret.sign("answer", uri, at, text))
	io.Copy(w, in) // the reader notices what is missing by the sum
}

// list answers with the names of the files that were written since a time.
func (f Files) list(w http.ResponseWriter, dir, since string) {
	seconds, _ := strconv.ParseInt(since, 10, 64) // 0, of all, for what is no time
	entries, _ := os.ReadDir(dir)                 // a folder that is not there yet has no files
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && e.Type().IsRegular() && fileName.MatchString(e.Name()) && info.ModTime().Unix() >= seconds {
			fmt.Fprintln(w, e.Name())
		}
	}
}
