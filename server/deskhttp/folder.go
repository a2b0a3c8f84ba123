package deskhttp

import (
	"net/http"
	"time"

	folder "github.com/gevel/gevel/export"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/timeout"
)

// Folder sends a manager the import folder as one file: all of it, or with what=changed what the desk changed. It takes POST, so that
// no link or picture of another site starts it.
func (f Files) Folder(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	what := r.PostFormValue("what")
	if what != "all" && what != "changed" {
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", "what is all or changed")
		return
	}
	timeout.Lasting(w)
	out := &folderZip{w: w}
	ctx := f.Principal(w, r)
	problems, err := f.Desk.ExportFolder(ctx, what == "changed", func() error {
		return folder.Zip(ctx, f.Store, f.Media, what == "changed", out)
	})
	switch {
	case len(problems) > 0:
		request.Refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk, and confirm with the code of the phone")
	case err == nil:
	case out.begun:
		logBroken(r.Context(), "an export of the folder broke off", err)
		panic(http.ErrAbortHandler) // ends the connection, so that the browser does not take the file for complete
	default:
		refuseFor(w, r, err)
	}
}

// folderZip is an answer of which the header is sent with the first bytes.
type folderZip struct {
	w     http.ResponseWriter
	begun bool
}

func (z *folderZip) Write(p []byte) (int, error) {
	if !z.begun {
		z.begun = true
		z.w.Header().Set("Content-Type", "application/zip")
		respond.Attach(z.w, "gevel "+string(locale.Today(time.Now()))+".zip")
		z.w = buffer.Direct(z.w)
	}
	return z.w.Write(p)
}
