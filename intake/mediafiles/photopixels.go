package mediafiles

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"runtime"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/raster"
	"golang.org/x/sync/errgroup"
)

// decodes returns an error for a picture of which no sizes could be made, which only its pixels tell.
func (m *Folder) decodes(file string) error {
	data, err := fs.ReadFile(m.Files, file)
	if err != nil {
		return err
	}
	return decodable(data)
}

func decodable(data []byte) error {
	if raster.KindOf(data) == "" { // an SVG, which is never decoded
		return nil
	}
	if err := pixels.Check(context.Background(), data); err != nil {
		return fmt.Errorf("cannot be opened by its pixels (%w): save it again, as JPEG or PNG in RGB", err)
	}
	return nil
}

// decodeTogether makes those of a record's pictures known that are right, one at a time for each processor: decoding takes longer than all
// else that an import does. Files are read one after the other, as not every folder can be read at several places at once.
func (m *Folder) decodeTogether(names []string) {
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	found, errs := make([]imports.Media, len(names)), make([]error, len(names))
	for i, name := range names {
		if file := path.Join("photos", name); m.isNew(name) {
			found[i], errs[i] = m.inspectPhoto(file)
			if errs[i] == nil && !m.isStored(found[i]) {
				var data []byte
				if data, errs[i] = fs.ReadFile(m.Files, file); errs[i] == nil {
					group.Go(func() error { errs[i] = decodable(data); return nil })
				}
			}
		}
	}
	group.Wait() // errs has the errors
	for i, p := range found {
		if errs[i] == nil && p.File != "" {
			m.Known[p.Source] = p
		}
	}
}

// isNew reports whether a picture of the folder was not read yet.
func (m *Folder) isNew(name string) bool {
	_, known := m.Known[path.Join("photos", name)]
	r, err := m.remote("photos/" + name)
	return !known && r == nil && err == nil
}
