package values

import (
	"cmp"
	"strings"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/locale"
)

// Line is a text on one line, without markup, with its entities decoded and nothing around it; "" for a blank one, also one of characters
// that are drawn as nothing: a title of them would keep its record from the site as one without a title.
func Line(text string) string {
	return seen(strings.Join(strings.Fields(locale.Visible(decoded(text))), " "))
}

// seen is a text of which something can be seen, or else "".
func seen(text string) string {
	if locale.IsBlank(text) {
		return ""
	}
	return text
}

// decoded removes markup, also that which was encoded once more on its way: &amp;amp; and &lt;b&gt;.
func decoded(text string) string {
	if !strings.ContainsAny(text, "<&") {
		return text
	}
	for range 3 {
		before := text
		if text = locale.WithoutMarkup(text); text == before {
			break
		}
	}
	return text
}

// Paragraphs is a longer text, cleaned as Line is, with its paragraphs.
func Paragraphs(text string) string { return seen(prose.Paragraphs(decoded(prose.Paragraphs(text)))) }

// Filled is a short text for a field of the site, nil for one that says nothing.
func Filled(text string) *string {
	t := Line(text)
	if Missing(t) {
		return nil
	}
	return &t
}

// Lines cleans texts in several languages as Line does, and leaves out those that say nothing, and languages that a site cannot have.
func Lines(t locale.Localized) locale.Localized {
	out := locale.Localized{}
	for l, text := range t {
		if l = language(l); l.Known() && !Missing(Line(text)) {
			out[l] = Line(text)
		}
	}
	return out
}

// Title is a title with a text in the site's main language, which every record must have: the title in another language, or else what the
// record is and where.
func Title(title locale.Localized, main locale.Language, kind, place string) locale.Localized {
	out := Lines(title)
	for _, l := range locale.Languages {
		out[main] = cmp.Or(out[main], out[l])
	}
	out[main] = cmp.Or(out[main], prose.Joined(", ", kind, Line(place)))
	return out
}

// Texts is Lines for longer texts.
func Texts(t locale.Localized) locale.Localized {
	out := locale.Localized{}
	for l, text := range t {
		if l = language(l); l.Known() && !Missing(text) {
			if p := Paragraphs(text); p != "" {
				out[l] = p
			}
		}
	}
	return out
}

// languages are those that a site can have by their codes of three letters and their names.
var languages = map[string]locale.Language{"nld": "nl", "dut": "nl", "nederlands": "nl", "dutch": "nl", "néerlandais": "nl",
	"niederländisch": "nl", "fra": "fr", "fre": "fr", "français": "fr", "francais": "fr", "french": "fr", "frans": "fr",
	"französisch": "fr", "eng": "en", "english": "en", "engels": "en", "anglais": "en", "englisch": "en", "deu": "de", "ger": "de",
	"deutsch": "de", "german": "de", "duits": "de", "allemand": "de"}

// Language is a language as programs write one, nl, NL, nl-BE, nl_BE; "" for one that a site cannot have.
func Language(code string) locale.Language {
	if l := language(locale.Language(code)); l.Known() {
		return l
	}
	return ""
}

func language(l locale.Language) locale.Language {
	if named := languages[strings.ToLower(strings.TrimSpace(string(l)))]; named != "" {
		return named
	}
	code, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(strings.TrimSpace(string(l)), "_", "-")), "-")
	return locale.Language(code)
}
