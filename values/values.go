package values

import (
	"fmt"
	"html"
	"strings"

	"golang.org/x/text/unicode/norm"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// Note says that a reading gave something up: the sender's name of the field, the value as it was sent, and in English what was taken.
type Note struct {
	Kind  records.ProblemKind
	Field string
	Value string
	Text  string
}

// Reader reads the values of one record. Its methods take the field of the site for which a value is meant, by its path in an import folder
// ("rooms.bedrooms"), the sender's name of the field, and the value as text. They give nil for what is not said and for what means nothing.
type Reader struct {
	Note func(Note)
	// ZeroIsEmpty says that the program writes 0 for what nobody filled in, also in fields of which 0 can be true.
	ZeroIsEmpty bool
}

func (r Reader) note(kind records.ProblemKind, name, value, text string, args ...any) {
	r.Note(Note{kind, name, shortened(value), fmt.Sprintf(text, args...)})
}

// leftOut notes a value that means nothing.
func (r Reader) leftOut(kind records.ProblemKind, name, value, why string) {
	r.note(kind, name, value, "%q %s; it is left out", shortened(value), why)
}

// taken notes a value of which only a part was understood.
func (r Reader) taken(name, value string, as any) {
	r.note(records.ValueTaken, name, value, "%q was read as %v", shortened(value), as)
}

// shortened is a value to quote, on one line.
func shortened(value string) string {
	const most = 60
	value = strings.Join(strings.Fields(locale.Visible(value)), " ")
	if r := []rune(value); len(r) > most {
		return string(r[:most]) + "…"
	}
	return value
}

// longest is how many bytes of a value are read as a number, date or word; a longer one is none.
const longest = 200

// tidy is a value as the readers of numbers, dates and words compare it: in lower case, without invisible characters, with plain spaces,
// digits and signs.
func tidy(text string) string {
	if text == "" || len(text) > longest {
		return text
	}
	if strings.ContainsRune(text, '&') {
		text = html.UnescapeString(text) // of a program that wrote &euro; and &nbsp; as text
	}
	text = signs.Replace(norm.NFKC.String(fractions.Replace(locale.Visible(text))))
	return strings.ToLower(strings.Join(strings.Fields(text), " "))
}

// signs are those that people and programs write for a hyphen and an apostrophe.
var signs = strings.NewReplacer("−", "-", "–", "-", "—", "-", "‐", "-", "‑", "-", "’", "'", "ʼ", "'", "`", "'", "”", `"`, "“", `"`)

// fractions are written apart from the number before them, which NFKC would join: 3½ is 3 1/2 and not 31/2.
var fractions = strings.NewReplacer("½", " 1/2", "¼", " 1/4", "¾", " 3/4")

// nothing are the words and signs with which programs and people say that they say nothing.
var nothing = words(`- -- --- . .. ... ? ?? / // n/a n.a. #n/a #n/b nvt n.v.t. n.v.t nihil null (null) none nil undefined [] {}
	k.a. k.a ka n/b n.b. s/o z.o.z. tbd tbc onbekend inconnu inconnue unbekannt unknown
	niet_ingevuld niet_van_toepassing niet_gekend sans_objet non_renseigné non_communiqué non_applicable nc n.c.
	#ref! #value! #name? #div/0! #num! #null! #spill! #calc! #error! #verw! #waarde! #naam? #deel/0! #getal! #leeg! #valeur! #nom? #nombre!
	#nul! #bezug! #wert! #zahl! #nv #n/v 1900-01-00 00/01/1900 0/1/1900 1/0/1900 00.01.1900
	keine_angabe nicht_angegeben not_available not_specified not_applicable`)

// onRequest are the words with which an amount is not said but told to who asks for it.
var onRequest = words(`op_aanvraag prijs_op_aanvraag op_verzoek te_bevragen n.o.t.k. notk vhb sur_demande prix_sur_demande à_convenir
	nous_consulter auf_anfrage preis_auf_anfrage a._a. vb_auf_anfrage on_request price_on_request upon_request on_application
	prix_nous_consulter nous_contacter contactez-nous neem_contact_op contacteer_ons contact_us psd p.s.d. preis_a._a. nader_te_bepalen
	à_déterminer price_on_application poa p.o.a. por p.o.r.`)

// Missing reports whether a value says nothing: blank, also of spaces that do not break or have no width, or a dash or word for nothing.
func Missing(text string) bool {
	t := tidy(text)
	return t == "" || nothing[t]
}

// words makes a set of words that are separated by spaces; _ stands for a space within one.
func words(list string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		set[strings.ReplaceAll(w, "_", " ")] = true
	}
	return set
}

// IsZero reports whether a text is 0 in any way of writing it: 0.0, "0,00".
func IsZero(text string) bool {
	text = strings.TrimSpace(text)
	return strings.ContainsRune(text, '0') && strings.Trim(text, "0.,-+") == "" && len(text) < 20
}
