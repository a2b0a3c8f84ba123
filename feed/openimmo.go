package feed

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// OpenImmo reads an OpenImmo file. objektnr_extern is the reference, else objektnr_intern or openimmo_obid. A property whose action is
// DELETE is withdrawn; one that is not in the file is not changed. Of several entries for one property the last decides whether it is
// withdrawn; entries in several languages (sprache) are one property. Attachments are read from the file itself, or from the archive or
// folder that it is in; those at addresses are fetched later.
func OpenImmo(from io.Reader, c *agency.Catalog) (intake.Delivery, error) {
	r := newReader(c)
	r.delivery.Source = sourceOf["openimmo"]
	text, err := io.ReadAll(from)
	if err == nil {
		err = r.openImmoText(text)
	}
	return r.delivery, err
}

// openImmoText reads a file, beside those that were read before.
func (r *reader) openImmoText(text []byte) error {
	file, err := r.openImmoFile(text)
	if err != nil {
		return fmt.Errorf("this is not OpenImmo: %w", err)
	}
	r.noteOthers(file.Properties)
	for n, h := range file.Properties {
		h.actAs(file.Transfer.Mode)
		ref, err := readReference(h.number())
		if err != nil {
			r.problemOf(records.ReferenceUnusable, h.number(), fmt.Sprintf("immobilie %d", n+1), "objektnr_extern", "%s", err)
			continue
		}
		name := "property " + ref.key()
		r.openImmo(openImmo{r, name, r.valuesOf(name, false), n + 1, h}, ref)
		file.Properties[n] = nil // it was read; a file may have many
	}
	r.entitle()
	return nil
}

// openImmo takes an entry of a property.
func (r *reader) openImmo(o openImmo, ref sentReference) {
	key := ref.key()
	i, known := r.at[key]
	drop := o.action() == "DELETE" || !r.isPublic(o)
	if known && !drop {
		o.checkSame(key, r.entries)
	}
	if !drop {
		e := entry{facts: o.facts(), called: o.called()}
		r.entries[key+" "+string(o.language())] = e
		r.entries[key] = e
	}
	r.withdraw(ref, false)
	switch {
	case drop && known:
		r.delivery.Properties = slices.Delete(r.delivery.Properties, i, i+1)
		delete(r.at, key)
		for other, place := range r.at {
			if place > i {
				r.at[other] = place - 1
			}
		}
	case !drop && !known:
		i = len(r.delivery.Properties)
		r.at[key], r.delivery.Properties = i, append(r.delivery.Properties, intake.Property{Name: o.name, Record: o.record(ref)})
	}
	switch {
	case !drop:
		o.addTexts(r.delivery.Properties[i].Record)
	case o.action() == "DELETE":
		r.withdraw(ref, true)
	}
}

// openImmo is one property of the file.
type openImmo struct {
	*reader
	name   string
	values values.Reader
	place  int // among the entries of the file, from 1
	*openImmoProperty
}

// shown are the actions after which a property may be shown: those of the format, and what programs write for them.
var shown = []string{"CHANGE", "REFERENZ", "NEW", "NEU", "ADD", "UPDATE", "REFRESH"}

// actAs lets a property whose action is not said have that of its transfer (modus): one of DELETE withdraws all that it names.
func (p *openImmoProperty) actAs(mode string) {
	if kind := &p.Technical.Action.Kind; values.Line(*kind) == "" && capitals(mode) == "DELETE" {
		*kind = mode
	}
}

// number is the reference of a property; programs that have no place for objektnr_extern write their own number or the file's alone.
func (p *openImmoProperty) number() string {
	for _, number := range []string{p.Technical.Number, p.Technical.Internal, p.Technical.ID} {
		if values.Line(number) != "" {
			return number
		}
	}
	return ""
}

// action is what is to be done with the property, state how far its sale or letting has come, in capitals; "" for what is not said.
func (o openImmo) action() string { return capitals(o.Technical.Action.Kind) }
func (o openImmo) state() string  { return capitals(o.State.Sold.State) }

func capitals(word string) string { return strings.ToUpper(values.Line(first(word))) }

// isPublic reports whether action and state are words that are known to mean that the property may be shown. With any other word it stays
// on the site as it is, which is a problem of it.
func (r *reader) isPublic(o openImmo) bool {
	field, word := "", ""
	if a := o.action(); a != "" && !slices.Contains(shown, a) {
		field, word = "aktionart", o.Technical.Action.Kind
	} else if s := o.state(); s != "" && s != "OFFEN" && s != "RESERVIERT" && s != "VERKAUFT" {
		field, word = "verkaufstatus", o.State.Sold.State
	}
	if field != "" {
		word = values.Line(word)
		r.problemOf(records.ShowingUnclear, word, o.name, field,
			"%q is not known to mean that it may be shown; the property is not taken", word)
	}
	return field == ""
}

// language is that of the entry's texts: the site's default language when it names none.
func (o openImmo) language() locale.Language {
	if l := values.Language(o.Technical.Language); l != "" {
		return l
	}
	return o.catalog.Fallback()
}

// addTexts adds the texts in the property's language ("nl-BE"), or the site's default language when it names none.
func (o openImmo) addTexts(r *records.Property) {
	l := o.language()
	if title := values.Filled(string(o.Texts.Title)); title != nil {
		r.Title[l] = *title
	}
	var parts []string
	for _, t := range []string{string(o.Texts.Description), string(o.Texts.Place), string(o.Texts.Equipment)} {
		if t = values.Paragraphs(first(t)); t != "" {
			parts = append(parts, t)
		}
	}
	r.Description[l] = strings.Join(parts, "\n\n")
	for n, f := range o.Files {
		name, alt := o.attached.known[o.fileKey(n, f)], values.Line(first(f.Title))
		if name == "" || alt == "" {
			continue
		}
		if o.delivery.Alts[name] == nil {
			o.delivery.Alts[name] = locale.Localized{}
		}
		o.delivery.Alts[name][l] = alt
	}
}
