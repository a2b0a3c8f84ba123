package secretlink

import (
	"archive/zip"
	"context"
	"io"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strconv"

	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/respond"
)

// download is a file behind the link of an email, with the name under which it is saved.
type download struct {
	name, file string // file is a path
}

// Downloads sends the files that a token gives access to: one as it is, several as a ZIP archive with the given name.
func (l *Links) Downloads(archive string, opened func(ctx context.Context, token string) ([]download, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !l.Open(w, r, ratelimit.Links) {
			l.WritePage(w, r, http.StatusTooManyRequests, mail.LinkBusy)
			return
		}
		files, err := opened(r.Context(), r.PathValue("token"))
		switch {
		case err != nil:
			l.ServeDead(w, r, err)
		case len(files) == 1:
			respond.Attach(w, files[0].name)
			http.ServeFile(buffer.Direct(w), r, files[0].file)
		default:
			sendPacked(w, archive, files)
		}
	}
}

// Documents returns the documents that a visitor requested.
func (l *Links) Documents(ctx context.Context, token string) (files []download, err error) {
	list, err := l.Leads.DocumentFile(ctx, token)
	for _, p := range list {
		files = append(files, download{p.Name + filepath.Ext(p.File), filepath.Join(l.Media, p.File)})
	}
	return files, err
}

// VisitorsFiles returns the files that a visitor sent with a form, for the agency.
func (l *Links) VisitorsFiles(ctx context.Context, token string) (files []download, err error) {
	list, err := l.Leads.UploadsOf(ctx, token)
	for _, u := range list {
		files = append(files, download{u.Name, filepath.Join(l.Uploads, filepath.Base(u.File))})
	}
	return files, err
}

func sendPacked(w http.ResponseWriter, archive string, files []download) {
	respond.Attach(w, archive)
	w.Header().Set("Content-Type", "application/zip")
	if err := pack(buffer.Direct(w), files); err != nil {
		slog.Error("files could not be packed", "err", err)
		panic(http.ErrAbortHandler) // ends the connection, so that the browser does not take the file for complete
	}
}

// pack writes files as an archive, numbered so that no two have the same name.
func pack(w io.Writer, files []download) error {
	z := zip.NewWriter(w)
	for i, f := range files {
		if err := packOne(z, strconv.Itoa(i+1)+" "+filepath.Base(f.name), f.file); err != nil {
			return err
		}
	}
	return z.Close()
}

func packOne(z *zip.Writer, name, file string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := z.Create(name)
	if err == nil {
		_, err = io.Copy(out, in)
	}
	return err
}
