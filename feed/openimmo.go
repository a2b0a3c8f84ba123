package feed

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"golang.org/x/text/encoding/htmlindex"
)

// OpenImmo reads an OpenImmo file. objektnr_extern is the number; a property whose action is DELETE is withdrawn; one that is
// not in the file is not changed. Entries in several languages (sprache) are one property. Attachments are read from the archive that the
// file is in; those at https addresses are fetched later.
func OpenImmo(from io.Reader, c *agency.Catalog) (intake.Delivery, error) {
	r := &reader{catalog: c}
	r.delivery.Alts = map[string]locale.Localized{}
	var file openImmoFile
	d := xml.NewDecoder(from)
	d.CharsetReader = charset
	if err := d.Decode(&file); err != nil {
		return r.delivery, fmt.Errorf("this is not OpenImmo: %w", err)
	}
	at := map[int]int{}
	for n, h := range file.Properties {
		number, err := strconv.Atoi(strings.TrimSpace(h.Technical.Number))
		switch {
		case err != nil:
			r.problem(fmt.Sprintf("immobilie %d", n+1), "objektnr_extern", "%q is not a number", h.Technical.Number)
			continue
		case h.Technical.Action.Kind == "DELETE":
			if !slices.Contains(r.delivery.Withdraw, number) { // it has an entry for each language
				r.delivery.Withdraw = append(r.delivery.Withdraw, number)
			}
			continue
		}
		o := openImmo{r, fmt.Sprint("property ", number), h}
		if _, known := at[number]; !known {
			at[number] = len(r.delivery.Properties)
			r.delivery.Properties = append(r.delivery.Properties, intake.Property{Name: o.name, Record: o.record(number)})
		}
		o.addTexts(&r.delivery.Properties[at[number]].Record)
	}
	return r.done()
}

// charset decodes the encodings in which such files are written.
func charset(name string, in io.Reader) (io.Reader, error) {
	e, err := htmlindex.Get(name)
	if err != nil {
		return nil, err
	}
	return e.NewDecoder().Reader(in), nil
}

// openImmo is one property of the file.
type openImmo struct {
	*reader
	name string
	openImmoProperty
}

// addTexts adds the texts in the property's language ("nl-BE"), or the site's default language when it names none.
func (o openImmo) addTexts(r *agency.PropertyRecord) {
	code, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(o.Technical.Language, "_", "-")), "-")
	l := locale.Language(code)
	if !l.Known() {
		l = o.catalog.Fallback()
	}
	r.Title[l] = strings.TrimSpace(o.Texts.Title)
	var parts []string
	for _, t := range []string{o.Texts.Description, o.Texts.Place, o.Texts.Equipment} {
		if t = strings.TrimSpace(t); t != "" {
			parts = append(parts, t)
		}
	}
	r.Description[l] = strings.Join(parts, "\n\n")
	for _, f := range o.Files {
		if alt := strings.TrimSpace(f.Title); alt != "" && o.delivery.Alts[f.Path] == nil {
			o.delivery.Alts[f.Path] = locale.Localized{l: alt}
		} else if alt != "" {
			o.delivery.Alts[f.Path][l] = alt
		}
	}
}
