package mail

import (
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/locale"
)

// rows gives the rows of the form in words; for the agency, the person comes first.
func (c *composer) rows() []line {
	list := []Row{}
	if c.rule.office {
		list = c.data.Person.rows()
	}
	var shown []line
	for _, r := range append(list, c.data.Rows...) {
		if r.AgencyOnly && !c.rule.office {
			continue
		}
		if value := c.value(r); value != "" {
			shown = append(shown, line{c.word("row." + r.Label), value})
		}
	}
	for _, n := range c.data.News {
		if len(n.Counts) > 0 {
			shown = append(shown, line{c.newsOf(n), c.counts(n.Counts)})
		}
	}
	if d := c.data.Download; d != nil {
		shown = append(shown, line{c.word("row.download"), c.download(*d)})
	}
	return shown
}

// newsOf names a property: "Ruime gezinswoning (ref. 1096)".
func (c *composer) newsOf(n News) string {
	return joined(" ", oneLine(n.Title), "("+fill(c.word("card.ref"), "number", n.Ref)+")")
}

// counts says what is new: "2 new or changed viewings, 1 new document".
func (c *composer) counts(list []Count) string {
	var parts []string
	for _, n := range list {
		key := "news." + n.Kind
		if n.Count > 1 {
			key += ".several"
		}
		parts = append(parts, fill(c.word(key), "n", strconv.Itoa(n.Count)))
	}
	return strings.Join(parts, ", ")
}

// download describes the file behind a link: "pdf, 310 kB" or "zip, 4 documents, 2 MB".
func (c *composer) download(d Download) string {
	size := fill(c.word("size.kilobytes"), "n", strconv.Itoa((d.Bytes+1023)>>10))
	if d.Bytes >= 1<<20 {
		size = fill(c.word("size.megabytes"), "n", strconv.Itoa((d.Bytes+1<<19)>>20))
	}
	if d.Files == 1 {
		return d.Kind + ", " + size
	}
	files := "download.documents"
	if c.rule.office {
		files = "download.files"
	}
	return d.Kind + ", " + fill(c.word(files), "count", strconv.Itoa(d.Files)) + ", " + size
}

// value joins a row's value, moment and choices in one line.
func (c *composer) value(r Row) string {
	var parts []string
	if v := oneLine(r.Value); v != "" {
		parts = append(parts, v)
	}
	if !r.At.IsZero() {
		parts = append(parts, c.words.at(r.At))
	}
	for _, key := range r.Choices {
		parts = append(parts, c.word("choice."+key))
	}
	return strings.Join(parts, ", ")
}

// Label is the word for a field of a form in l.
func Label(l locale.Language, label string) string { return allWords[l]["row."+label] }

// Moment is a day and an hour in the words of l: "dinsdag 14 juli 2026 om 10.00 uur", in Belgian time.
func Moment(l locale.Language, t time.Time) string { return allWords[l].at(t) }

// Title is the heading of a kind of email in l.
func Title(l locale.Language, kind string) string { return allWords[l][kind+".title"] }

// Text is a row's value, moment and choices in l.
func (r Row) Text(l locale.Language) string {
	return (&composer{words: allWords[l]}).value(r)
}

// rows gives a person as rows of an email to the agency.
func (p Person) rows() []Row {
	return []Row{
		{Label: "title", Choices: chosen(p.Title)},
		{Label: "name", Value: p.Name()},
		{Label: "email", Value: p.Email},
		{Label: "phone", Value: p.Phone},
		{Label: "language", Choices: chosen(strings.ToUpper(string(p.Language)))},
	}
}

// chosen is a list of one choice, empty when nothing was chosen.
func chosen(key string) []string {
	if key == "" {
		return nil
	}
	return []string{key}
}
