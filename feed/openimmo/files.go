package openimmo

import (
	"encoding/base64"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// place is where an attachment stands on the site.
type place int

const (
	byKind place = iota // the group is none of OpenImmo's, so the file's kind decides
	photo
	firstPhoto
	plan
	panorama
	document
	video
	link
	nowhere
)

// groupPlaces are OpenImmo's groups of attachments, their letters alone, and words that programs write for them.
var groupPlaces = map[string]place{
	"TITELBILD": firstPhoto, "TITELFOTO": firstPhoto, "BILD": photo, "BILDER": photo, "FOTO": photo, "FOTOS": photo,
	"INNENANSICHT": photo, "INNENANSICHTEN": photo, "AUSSENANSICHT": photo, "AUSSENANSICHTEN": photo,
	"GRUNDRISS": plan, "GRUNDRISSE": plan, "KARTENLAGEPLAN": plan, "LAGEPLAN": plan, "KARTE": plan, "KARTEN": plan,
	"PANORAMA": panorama, "PANORAMEN": panorama, "DOKUMENT": document, "DOKUMENTE": document,
	"FILM": video, "FILME": video, "VIDEO": video, "FILMLINK": video, "VIDEOLINK": video, "LINK": link, "LINKS": link,
	"ANBIETERLOGO": nowhere, "ANBOBJURL": nowhere, "QRCODE": nowhere, "EPASSSKALA": nowhere,
}

// letters are a word's letters in capitals, without the signs between them: "Epass-Skala" is EPASSSKALA.
func letters(word string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r
		}
		return -1
	}, strings.ReplaceAll(strings.ToUpper(word), "ß", "SS"))
}

// attachment is one of a property: a file of the archive or an address, by the name under which the property has it.
type attachment struct {
	name     string
	isRemote bool
	kind     string // picture, pdf or video; "" for any other
}

// files gives each attachment its place. What has none is left out and named in a warning. Without any, the site's own are not changed.
func (o property) files(r *records.Property) {
	for n, f := range o.Files {
		a, wrong := o.attachment(n, f)
		if wrong == "" {
			wrong = o.put(r, f, a)
		}
		if wrong != "" {
			what := strings.TrimSpace(values.Line(f.Group) + " " + shortName(values.Line(f.Path)))
			o.warnFile(n, what, fmt.Sprintf("%q %s; it is left out", what, wrong))
		}
	}
}

// shortName cuts a name to the length of a line.
func shortName(name string) string {
	const most = 80
	if r := []rune(name); len(r) > most {
		return string(r[:most]) + "…"
	}
	return name
}

// attachment finds out what an attachment is: content in the file itself, an address, or a file beside it. location is not trusted, because
// programs write EXTERN for addresses too. The second result says what is wrong with it.
func (o property) attachment(n int, f attachmentElement) (a attachment, wrong string) {
	name := strings.TrimSpace(f.Path)
	a.kind = transfer.KindOf(name, f.Format)
	if content := strings.Join(strings.Fields(f.Content), ""); content != "" {
		return o.embedded(n, f, content)
	}
	address := transfer.WebAddress(name)
	switch {
	case name == "":
		return a, "has neither a file nor an address"
	case address != "":
		a.name, a.isRemote = address, true
	case !strings.Contains(name, "://"):
		a.name = o.Attached.Name(o.Dir, name)
	default:
		return a, "is an address that cannot be fetched: it must begin with https://"
	}
	o.Attached.Known[o.fileKey(n, f)] = a.name
	return a, ""
}

// embedded reads an attachment that stands in the file in base64.
func (o property) embedded(n int, f attachmentElement, content string) (a attachment, wrong string) {
	if len(content) > base64.StdEncoding.EncodedLen(limits.EmbeddedFileBytes) {
		return a, fmt.Sprintf("is larger than %d MiB", limits.EmbeddedFileBytes>>20)
	}
	data, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(content, "="))
	if err != nil {
		return a, "is not base64"
	}
	extension, kind := ".bin", ""
	switch k := raster.KindOf(data); {
	case k == raster.JPEG:
		extension, kind = ".jpg", "picture"
	case k == raster.PNG:
		extension, kind = ".png", "picture"
	case k == raster.WebP:
		extension, kind = ".webp", "picture"
	case strings.HasPrefix(string(data[:min(len(data), 5)]), "%PDF-"):
		extension, kind = ".pdf", "pdf"
	}
	base := path.Base(transfer.Slashed(strings.TrimSpace(f.Path)))
	if base = strings.TrimSuffix(base, path.Ext(base)); base == "" || base == "." {
		base = fmt.Sprint(strings.ReplaceAll(o.name, " ", "-"), "-", n+1)
	}
	name := o.Attached.Embed(base+extension, data)
	o.Attached.Known[o.fileKey(n, f)] = name
	return attachment{name: name, kind: kind}, ""
}

// fileKey is how entries of one property in several languages have the same attachment.
func (o property) fileKey(n int, f attachmentElement) string {
	if name := strings.TrimSpace(f.Path); name != "" {
		return o.name + "\x00" + name
	}
	return fmt.Sprint(o.name, "\x00", n)
}

// put puts an attachment in its place. The result says what is wrong with it.
func (o property) put(r *records.Property, f attachmentElement, a attachment) (wrong string) {
	at := o.placeOf(f, a)
	switch at {
	case photo:
		r.Photos = append(r.Photos, a.name)
	case firstPhoto:
		r.Photos = slices.Insert(r.Photos, 0, a.name)
	case plan:
		r.Plans = append(r.Plans, a.name)
	case document:
		title := values.Line(first(f.Title))
		if title == "" {
			title = strings.TrimSuffix(path.Base(a.name), path.Ext(a.name))
		}
		r.Documents = append(r.Documents, records.Document{Name: locale.Localized{o.Catalog.Fallback(): title}, File: a.name})
	case panorama:
		if a.isRemote && o.putLink(r, a) != "" {
			return "is a 360° picture at an address; it must come as a file"
		}
		if !a.isRemote {
			r.Panoramas = append(r.Panoramas, a.name)
		}
	case video: // one of no known kind is a warning of the import
		r.Videos = append(r.Videos, a.name)
	case link:
		if !a.isRemote {
			return "is a link without an address"
		}
		return o.putLink(r, a)
	default:
		return "has no place on the site"
	}
	return ""
}

// putLink adds an address of a video or tour.
func (o property) putLink(r *records.Property, a attachment) (wrong string) {
	v, ok := media.VideoOf(a.name, o.Catalog.Site.Settings.PropertyVideoHosts)
	switch {
	case !ok:
		return "is the address of no video or tour that the site can show"
	case v.Kind == media.VirtualTour && r.VirtualTour == nil:
		r.VirtualTour = &a.name
	default:
		r.Videos = append(r.Videos, a.name)
	}
	return ""
}

// placeOf is the place of an attachment: that of its group, or of its kind. A PDF among pictures is a document.
func (o property) placeOf(f attachmentElement, a attachment) place {
	at := groupPlaces[letters(f.Group)]
	isPicture := at == photo || at == firstPhoto || at == plan || at == byKind
	switch {
	case a.kind == "pdf" && isPicture:
		return document
	case a.kind == "video" && isPicture:
		return video
	case at != byKind:
		return at
	case a.kind == "picture":
		return photo
	case a.isRemote:
		return link
	}
	return nowhere
}

// warnFile notes what is wrong with an attachment.
func (o property) warnFile(n int, name, text string) {
	o.Warn(check.Problem{File: o.name, Field: fmt.Sprintf("anhang[%d]", n), Text: text, Kind: records.FileUnusable, Value: name})
}
