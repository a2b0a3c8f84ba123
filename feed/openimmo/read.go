package openimmo

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// Reader reads OpenImmo files of one transfer. objektnr_extern is the reference, else objektnr_intern or openimmo_obid. A property whose
// action is DELETE is withdrawn; one that is not in the files is not changed. Of several entries for one property the last decides whether
// it is withdrawn; entries in several languages (sprache) are one property. Attachments are read from the file itself, or from the archive
// or folder that it is in; those at addresses are fetched later.
type Reader struct {
	*transfer.Reader
	at      map[string]int   // where the properties stand in the delivery, by reference
	entries map[string]entry // those that were read, by reference, and by reference and language
}

// New reads for a delivery.
func New(r *transfer.Reader) *Reader {
	return &Reader{r, map[string]int{}, map[string]entry{}}
}

// Read reads a file, beside those that were read before.
func (r *Reader) Read(text []byte) error {
	file, err := r.decode(text)
	if err != nil {
		return fmt.Errorf("this is not OpenImmo: %w", err)
	}
	r.noteOthers(file.Properties)
	for n, h := range file.Properties {
		h.actAs(file.Transfer.Mode)
		ref, err := transfer.ReadReference(h.number())
		if err != nil {
			r.ProblemOf(records.ReferenceUnusable, h.number(), fmt.Sprintf("immobilie %d", n+1), "objektnr_extern", "%s", err)
			continue
		}
		name := "property " + ref.Key()
		r.take(property{r.Reader, name, r.ValuesOf(name, h.writesZeros()), n + 1, h}, ref)
		file.Properties[n] = nil // it was read; a file may have many
	}
	r.Entitle()
	return nil
}

// take takes an entry of a property.
func (r *Reader) take(o property, ref transfer.Reference) {
	key := ref.Key()
	i, known := r.at[key]
	gone := o.action() == "DELETE" || o.isOver()
	drop := gone || !r.isPublic(o)
	if known && !drop {
		o.checkSame(key, r.entries)
	}
	if !drop {
		e := entry{facts: o.facts(), called: o.called()}
		r.entries[key+" "+string(o.language())] = e
		r.entries[key] = e
	}
	r.Withdraw(ref, false)
	switch {
	case drop && known:
		r.Delivery.Properties = slices.Delete(r.Delivery.Properties, i, i+1)
		delete(r.at, key)
		for other, place := range r.at {
			if place > i {
				r.at[other] = place - 1
			}
		}
	case !drop && !known:
		i = len(r.Delivery.Properties)
		r.at[key], r.Delivery.Properties = i, append(r.Delivery.Properties, intake.Property{Name: o.name, Record: o.record(ref)})
	}
	switch {
	case !drop:
		o.addTexts(r.Delivery.Properties[i].Record)
	case gone:
		r.Withdraw(ref, true)
	}
}

// property is one property of the file.
type property struct {
	*transfer.Reader
	name   string
	values values.Reader
	place  int // among the entries of the file, from 1
	*propertyElement
}

// shown are the actions after which a property may be shown: those of the format, and what programs write for them.
var shown = []string{"CHANGE", "REFERENZ", "NEW", "NEU", "ADD", "UPDATE", "REFRESH"}

// actAs lets a property whose action is not said have that of its transfer (modus): one of DELETE withdraws all that it names.
func (p *propertyElement) actAs(mode string) {
	if p.actionWord() == "" && capitals(mode) == "DELETE" {
		p.Technical.Kind = mode
	}
}

// actionWord is the action as it is written.
func (p *propertyElement) actionWord() string {
	return first(p.Technical.Action.word(), p.Technical.Kind)
}

// isOver reports whether the last day on which a property is offered has passed, which is noted.
func (o property) isOver() bool {
	last := o.values.Date("publishedAt", "aktiv_bis", o.Technical.Until)
	if last == nil || *last >= locale.Today(time.Now()) {
		return false
	}
	o.note(records.ValueTaken, "aktiv_bis", last.Text(), "was the last day on which it is offered; it is withdrawn")
	return true
}

// writesZeros reports whether a property has a 0 where none can be true: then its program writes 0 for what nobody filled in, and zero
// bedrooms, charges or the ground floor are not said either.
func (p *propertyElement) writesZeros() bool {
	s, m := p.Surfaces, p.Prices
	rents := []string{m.NetRent, m.Rent, m.WarmRent, m.FlatRent, m.MainRent, m.NetMainRent, m.TotalRent, m.NetTotalRent}
	others := []string{s.Total, s.Living, s.Ground, s.Terrace, s.Garden, s.Office, s.Store, p.State.Built, p.Geo.Floors}
	return slices.ContainsFunc(append(rents, others...), values.IsZero)
}

// number is the reference of a property; programs that have no place for objektnr_extern write their own number or the file's alone.
func (p *propertyElement) number() string {
	for _, number := range []string{p.Technical.Number, p.Technical.Internal, p.Technical.ID} {
		if values.Line(number) != "" {
			return number
		}
	}
	return ""
}

// action is what is to be done with the property, state how far its sale or letting has come, in capitals; "" for what is not said.
func (o property) action() string { return capitals(o.actionWord()) }

// state is taken for VERKAUFT, as the format has it, when a program writes that what has only a rent is let. A property that is for sale
// with its tenant is VERMIETET too, and may still be sold.
func (o property) state() string {
	state := capitals(o.State.Sold.word())
	if (state == "VERMIETET" || state == "VERPACHTET") && o.hasRent() && saysNone(o.Prices.Buy.Amount) {
		return "VERKAUFT"
	}
	return state
}

func capitals(word string) string { return strings.ToUpper(values.Line(first(word))) }

// isPublic reports whether action and state are words that are known to mean that the property may be shown. With any other word it stays
// on the site as it is, which is a problem of it.
func (r *Reader) isPublic(o property) bool {
	field, word := "", ""
	if a := o.action(); a != "" && !slices.Contains(shown, a) {
		field, word = "aktionart", o.actionWord()
	} else if s := o.state(); s != "" && s != "OFFEN" && s != "RESERVIERT" && s != "VERKAUFT" {
		field, word = "verkaufstatus", o.State.Sold.word()
	}
	if field != "" {
		word = values.Line(word)
		r.ProblemOf(records.ShowingUnclear, word, o.name, field,
			"%q is not known to mean that it may be shown; the property is not taken", word)
	}
	return field == ""
}

// language is that of the entry's texts: the site's default language when it names none.
func (o property) language() locale.Language {
	if l := values.Language(o.Technical.Language); l != "" {
		return l
	}
	return o.Catalog.Fallback()
}

// foreign matches a language by its code: pl, pl-PL. Any other word is no language, and says nothing.
var foreign = regexp.MustCompile(`^[A-Za-z]{2}(?:[-_][A-Za-z]{2})?$`)

// isForeign reports whether the entry's texts are in a language that the site cannot have.
func (o property) isForeign() bool {
	code := values.Line(o.Technical.Language)
	return values.Language(code) == "" && foreign.MatchString(code)
}

// addTexts adds the texts in the property's language ("nl-BE"), or the site's default language when it names none.
func (o property) addTexts(r *records.Property) {
	l := o.language()
	if o.isForeign() {
		o.note(records.ValueUnknown, "sprache", o.Technical.Language, "is no language of the site; the texts in it are left out")
		return
	}
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
		name, alt := o.Attached.Known[o.fileKey(n, f)], values.Line(first(f.Title))
		if name == "" || alt == "" {
			continue
		}
		if o.Delivery.Alts[name] == nil {
			o.Delivery.Alts[name] = locale.Localized{}
		}
		o.Delivery.Alts[name][l] = alt
	}
}
