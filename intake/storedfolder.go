package intake

import (
	"embed"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// nothing is a folder without files: whatever a stored record names is in the media folder already.
var nothing embed.FS

// storedFolder rebuilds the import folder's configuration and articles from the store. It is not whole when an earlier version of the
// program imported it, which did not store the Markdown of the footer.
func storedFolder(now parts.PartState) (f *folder, complete bool) {
	f = &folder{files: nothing, alts: map[string]locale.Localized{}, doubtful: map[string][]string{}}
	f.media = newMedia(f)
	f.site, complete = now.Site.Written()
	for name, p := range now.Site.NamedPictures() {
		f.media.known["photos/"+name] = imports.Media{File: p.File, Width: p.Width, Height: p.Height}
		f.alts[name] = p.Alt
	}
	for _, p := range fields.PicturesOf(now) {
		f.know(p)
	}
	if now.Site.Banner.Video != "" {
		f.media.known["photos/"+now.Site.Banner.Video] = imports.Media{File: now.Site.Banner.VideoFile}
	}
	for _, a := range now.Articles {
		file := fields.RecordFile(desk.ArticleRecordOf(a.Key))
		f.articles = append(f.articles, named[article]{file: file, record: article{ArticleRecord: a}})
	}
	return f, complete
}

// know lets the configuration name a picture of the library, which the folder does not have.
func (f *folder) know(p *agency.Picture) {
	name := "photos/" + p.File
	if _, known := f.media.known[name]; !known {
		f.media.known[name] = imports.Media{File: p.File, Width: p.Width, Height: p.Height}
		f.alts[p.File] = p.Alt
	}
}
