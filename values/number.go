package values

import (
	"math"
	"regexp"
	"strconv"
	"strings"
)

// number is a number as it was sent. other is what it is too, when one mark stands before three digits: 1.250 is 1250 to most people here,
// and 1.25 to most programs; otherwise it is the same.
type number struct {
	value, other float64
	rough        bool   // something beside the number was given up: ca., a second number
	unit         string // what stands behind it
	currency     string // "" for none, "eur" for euro
	converted    bool   // from hectares, centimetres
}

var (
	plain = regexp.MustCompile(`^[-+]?\d{1,15}$`)
	// exponent is how programs write large numbers with decimals: 2.5E5, and 2,5E+05 where the comma is their decimal mark.
	exponent = regexp.MustCompile(`^[-+]?\d+(?:[.,]\d+)?e[-+]?\d{1,2}$`)
	// digits are those of a number at the start of a text, with marks for thousands and decimals.
	digits = regexp.MustCompile(`^[-+]?(?:\d+(?:[.,' ]\d+)*|[.,]\d+)`)
	// cents are how people write that there are none: 250.000,-
	cents = regexp.MustCompile(`^[.,](?:-{1,2}|=)`)
	// second is the other end of a range: 80 - 100, 80 tot 100.
	second = regexp.MustCompile(`^ ?(?:€|eur|euro)? ?(?:-|/|tot|t/m|à|a|bis|to|en|et|und|and|~) ?(?:€|eur)? ?(\d[\d.,' ]*)`)
	// mixed is a number with a fraction: 3 1/2.
	mixed = regexp.MustCompile(`^(\d{1,4}) ([1-3])/([24])$`)
	// spaced are groups of three digits, and grouped those with decimals after the other mark.
	spaced  = regexp.MustCompile(`^\d{1,3}(?:[' ]\d{3})+(?:[.,]\d+)?$`)
	grouped = regexp.MustCompile(`^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$`)
)

// degrees are those of a place on earth in minutes and seconds: 51° 8' 42" N.
var degrees = regexp.MustCompile(`^(?:[neo] ?)?(\d{1,3}) ?° ?(\d{1,2}(?:[.,]\d+)?) ?['′]` +
	`(?: ?(\d{1,2}(?:[.,]\d+)?) ?(?:"|′′|''))? ?(n|e|s|w|o|nb|ol)?$`)

// sexagesimal reads degrees with minutes and seconds.
func sexagesimal(t string) (n number, ok bool) {
	m := degrees.FindStringSubmatch(t)
	if m == nil {
		return n, false
	}
	angle, _ := finite(m[1])
	minutes, _ := finite(strings.ReplaceAll(m[2], ",", "."))
	seconds, _ := finite(strings.ReplaceAll(m[3], ",", "."))
	if n.value = angle + minutes/60 + seconds/3600; m[4] == "s" || m[4] == "w" {
		n.value = -n.value
	}
	n.other = n.value
	return n, minutes < 60 && seconds < 60
}

// about are the words that say that a number is not exact, or what it is the price of; they stand before it.
var about = words(`ca. ca circa c. ± +/- +- ~ ≈ env. environ ongeveer ong. plm. approx. approximately about around etwa ungefähr
	rund vers rond vanaf ab from à_partir_de van bj. baujahr bouwjaar anno < > max. min. min max minimum maximum tussen entre
	zwischen between prijs vraagprijs richtprijs verkoopprijs huurprijs huur prix prix_de_vente loyer preis kaufpreis kaltmiete
	warmmiete a_partir_de v.a. va. va bod_vanaf oproep_tot_bod_vanaf instelprijs startprijs mise_à_prix prix_demandé vb vhb vóór voor avant
	before vor na après after nach begin début sinds depuis seit ki rc kadastraal_inkomen revenu_cadastral provisie n e nb ol price
		asking_price guide_price rent bieden biedingen bieden_vanaf biedingen_vanaf faire_offre offre offres à_p.d. à_pd
	àpd apd dès à_partir_d' gebote offers offers_from offers_over starting starting_at starting_from`)

// parse reads a tidy text as a number with what stands beside it.
func parse(t string) (n number, ok bool) {
	if len(t) > longest {
		return n, false
	}
	if plain.MatchString(t) || exponent.MatchString(t) {
		n.value, ok = finite(strings.Replace(t, ",", ".", 1))
		n.other = n.value
		return n, ok
	}
	t = n.withoutRemark(strings.TrimRight(t, " !*"))
	t = n.before(t)
	if m := mixed.FindStringSubmatch(t); m != nil {
		integer, _ := finite(m[1])
		part, _ := finite(m[2])
		of, _ := finite(m[3])
		n.value = integer + part/of
		n.other = n.value
		return n, true
	}
	found := digits.FindString(t)
	if n.value, n.other, ok = separated(found); !ok {
		return n, false
	}
	rest := t[len(found):]
	rest = rest[len(cents.FindString(rest)):]
	if m := second.FindString(rest); m != "" {
		n.rough, rest = true, rest[len(m):]
	}
	if after, more := strings.CutPrefix(strings.TrimSpace(rest), "+"); more {
		n.rough, rest = true, after
	}
	n.after(strings.TrimSpace(rest))
	return n, true
}

var (
	// aside is what stands in brackets behind a number: 3 (mogelijk 4), 250.000 (excl. kosten).
	aside = regexp.MustCompile(`^(.*[^\p{L}(]) ?\(([^()]*)\)\.?$`)
	// changing matches what in brackets makes another number of it: an amount a year, a square metre, of another currency.
	changing = regexp.MustCompile(`jaar|jahr|year|annum|année|\ban\b|week|woche|semaine|kwartaal|trimestre|quart|` +
		`\b(?:dag|tag|jour)|m2|qm|[$£]|usd|chf`)
)

// withoutRemark takes brackets away from the end of a text, unless they say something of the number itself.
func (n *number) withoutRemark(t string) string {
	m := aside.FindStringSubmatch(t)
	if m == nil || changing.MatchString(m[2]) || strings.Trim(m[2], " ") == "" {
		return t
	}
	n.rough = true
	return strings.TrimSpace(m[1])
}

// before takes words and currencies away that stand before the number.
func (n *number) before(t string) string {
	for {
		word, sign := longestBefore(t, about), longestBefore(t, currencies)
		switch {
		case word != "":
			t, n.rough = cutWord(t, word), true
		case sign != "":
			t, n.currency = cutWord(t, sign), currencies[sign]
		default:
			return t
		}
	}
}

// longestBefore is the longest of some words with which a text begins, "" for none: "prix de vente" and not "prix".
func longestBefore[V any](t string, words map[string]V) (found string) {
	for w := range words {
		if len(w) > len(found) && cutWord(t, w) != t {
			found = w
		}
	}
	return found
}

// cutWord takes a word away from the start of a text, unless nothing or, after a word that ends in a letter, another letter follows it.
func cutWord(t, word string) string {
	rest, is := strings.CutPrefix(t, word)
	if !is || rest == "" || isLetter(rest[0]) && isLetter(word[len(word)-1]) {
		return t
	}
	return strings.TrimLeft(rest, " :.")
}

func isLetter(b byte) bool { return b >= 'a' && b <= 'z' || b >= 0x80 }

// after notes the unit and the currency that stand behind the number.
func (n *number) after(rest string) {
	for sign, currency := range currencies {
		if left, is := cutCurrency(rest, sign); is {
			n.currency, rest = currency, left
			break
		}
	}
	n.unit = strings.TrimSpace(rest)
}

func cutCurrency(t, sign string) (rest string, is bool) {
	rest, is = strings.CutPrefix(t, sign)
	return rest, is && (rest == "" || !isLetter(rest[0]))
}

var (
	ungrouped = strings.NewReplacer("'", "", " ", "", ",", ".")
	unmarked  = strings.NewReplacer(".", "", ",", "")
)

// separated reads digits with marks.
func separated(t string) (value, other float64, ok bool) {
	sign := 1.0
	if rest, minus := strings.CutPrefix(t, "-"); minus {
		t, sign = rest, -1
	}
	t = strings.TrimPrefix(t, "+")
	if strings.ContainsAny(t, "' ") {
		if !spaced.MatchString(t) {
			return 0, 0, false
		}
		t = ungrouped.Replace(t)
		value, ok = finite(t)
		return sign * value, sign * value, ok
	}
	thousands := unmarked.Replace(t)
	point := strings.ReplaceAll(t, ",", ".")
	marks := len(t) - len(thousands)
	switch {
	case marks == 1 && grouped.MatchString(t) && t[0] != '0':
		value, ok = finite(thousands)
		other, _ = finite(point)
		return sign * value, sign * other, ok
	case marks <= 1:
		value, ok = finite(point)
		return sign * value, sign * value, ok
	case !grouped.MatchString(t):
		return 0, 0, false
	}
	last := strings.LastIndexAny(t, ".,")
	if strings.Count(t, t[last:last+1]) > 1 { // 1.250.000
		value, ok = finite(thousands)
		return sign * value, sign * value, ok
	}
	mark := map[byte]string{'.': ",", ',': "."}[t[last]]
	value, ok = finite(strings.ReplaceAll(strings.ReplaceAll(t, mark, ""), ",", "."))
	return sign * value, sign * value, ok
}

func finite(t string) (float64, bool) {
	f, err := strconv.ParseFloat(t, 64)
	return f, err == nil && !math.IsNaN(f) && !math.IsInf(f, 0)
}
