package export

import (
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/exports"
)

// errNoMarkdown is the error for a store whose texts are HTML alone.
var errNoMarkdown = errors.New("an earlier version imported the texts and did not keep their Markdown; " +
	"import the agency's folder once with this version, and then export")

// site returns the configuration as a folder has it, without what an import makes of it, and notes its pictures.
func (w *writer) site(s agency.Site) (agency.Site, error) {
	for name, p := range s.NamedPictures() {
		w.named[name] = exported(p)
	}
	if s.Banner.Video != "" {
		w.named[s.Banner.Video] = exports.ExportedFile{File: s.Banner.VideoFile}
	}
	written, complete := s.Written()
	if !complete {
		return written, errNoMarkdown
	}
	return written, nil
}

func exported(p *agency.Picture) exports.ExportedFile {
	return exports.ExportedFile{File: p.File, Alt: p.Alt}
}
