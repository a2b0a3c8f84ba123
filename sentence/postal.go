package sentence

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/places"
)

// postal reads a postcode with the name of its place before or behind it, or with its country: "à 4000 Liège", "Clervaux L-9710", "B-3640".
// Such a number is never an amount.
func (r *reading) postal(i int) int {
	for start := i; start <= r.skip(i, fill|in|from); start++ {
		zip, country, last := r.postcode(start)
		if end := r.postalAt(start, start == 0 && r.endsPlace(last)); end > start {
			liesIn := func(name string) bool { return places.LiesIn(country, zip, name) }
			end, _ = r.areaEnd(end, liesIn)
			return r.townsUnderstood(i, end, 0)
		}
	}
	return 0
}

// postalAt adds the cities of a postcode at a lexeme and gives the lexeme behind it, start when there is none. A postcode without a name or
// a country is one when it may be bare, because it stands behind "around" or is all that was typed.
func (r *reading) postalAt(start int, bare bool) int {
	if zip, country, end := r.postcode(start); end > start {
		name := r.nameEnd(country, zip, end)
		if name > end || country != "" || bare {
			r.addPostal(country, zip, r.between(end, name))
			return name
		}
	}
	for size := min(longestPhrase, len(r.words)-start); size > 0; size-- {
		zip, country, end := r.postcode(start + size)
		if end > start+size && places.IsNameOf(country, zip, r.between(start, start+size)) {
			r.addPostal(country, zip, r.between(start, start+size))
			return end
		}
	}
	return start
}

// endsPlace reports whether nothing but a radius stands behind a place.
func (r *reading) endsPlace(end int) bool {
	to, _ := r.radiusBehind(end)
	return to == len(r.words)
}

// countryPrefix are what stands before a postcode on an envelope.
var countryPrefix = map[string]string{"l": places.Luxembourg, "lu": places.Luxembourg, "lux": places.Luxembourg, "b": places.Belgium,
	"be": places.Belgium, "bel": places.Belgium}

// postcode reads a postcode that there is, with its country, "" when none is said. end is i when there is none.
func (r *reading) postcode(i int) (zip, country string, end int) {
	at := i
	if country = countryPrefix[r.at(i).text]; country != "" {
		if at++; r.at(at).text == "-" || r.at(at).text == "–" {
			at++
		}
	}
	x := r.at(at)
	if !x.digits || len(x.text) != 4 || r.measuredBehind(at+1) || r.at(i-1).is(euro) || len(places.WithZip(country, x.text)) == 0 {
		return "", "", i
	}
	return x.text, country, at + 1
}

// between is what was typed from one lexeme to before another.
func (r *reading) between(from, to int) string {
	if from >= to {
		return ""
	}
	return r.text[r.words[from].start:r.words[to-1].end]
}

// nameEnd gives the end of the longest name of a postcode that begins at a lexeme; i when there is none.
func (r *reading) nameEnd(country, zip string, i int) int {
	for end := min(len(r.words), i+longestPhrase); end > i; end-- {
		if !r.at(end-1).is(comma) && places.IsNameOf(country, zip, r.between(i, end)) {
			return end
		}
	}
	return i
}

// addPostal adds the cities of a postcode: those of the site with that name, or else all with the postcode, or else the place itself, where
// the site has nothing.
func (r *reading) addPostal(country, zip, name string) {
	var all, named []int
	for _, number := range r.zips[zip] {
		c := r.city(number)
		if country != "" && c.CountryID != agency.CountryNumber(country) {
			continue
		}
		all = append(all, number)
		isKey := func(other string) bool { return places.Key(other) == places.Key(name) }
		if name != "" && (slices.ContainsFunc(c.Names.All(), isKey) || slices.ContainsFunc(c.Aliases(), isKey)) {
			named = append(named, number)
		}
	}
	switch {
	case len(named) > 0:
		r.addCities(named, zip)
	case len(all) > 0:
		r.addCities(all, zip)
	default:
		if city, _, ok := (places.Said{Country: country, Zip: zip, Name: name}).Find(); ok {
			r.elsewhere = append(r.elsewhere, city)
		}
	}
}

// articles are words before a noun that is no name.
var articles = wordSet("de het een t the a an der die das den dem ein eine im am zum zur la le les l un une du des au aux")

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		set[word] = true
	}
	return set
}

// chosenByArea reads where a town lies behind its name, and gives those of several that lie there: in brackets its province, country or
// whatever it lies in, or its name in another language, "Hasselt (Limbourg)", "Clervaux (Luxemburg)"; without brackets what areaEnd reads,
// or its municipality, "Nieuwerkerken Aalst". It gives all when none lies there, or all lie in a municipality that may be another town to
// look in.
func chosenByArea[T any](r *reading, end int, list []T, isPartOf, liesIn func(T, string) bool) (int, []T) {
	if to, inside := r.bracketed(end); inside != "" {
		if those := those(list, inside, liesIn); len(those) > 0 {
			return to, those
		}
	}
	lies := func(name string) bool { return len(those(list, name, liesIn)) > 0 }
	if to, area := r.areaEnd(end, lies); area != "" {
		return to, those(list, area, liesIn)
	}
	for to := min(len(r.words), end+longestPhrase); to > end && len(list) > 1; to-- {
		if those := those(list, r.between(end, to), isPartOf); len(those) > 0 && len(those) < len(list) {
			return to, those
		}
	}
	return end, list
}

// areaEnd gives where the names of the areas end that a town lies in, province or country, which stand behind it as on an envelope or a
// map: "Hasselt, Limburg", "Bree, Limburg, België", "Mol, provincie Antwerpen"; and the first of them. A name that is a town's too is
// another town to look in, "Mol, Antwerpen", and a region is a condition of its own. A number is no area, though the UN has three digits
// for each country, and 442 is Luxembourg's: "Clervaux, 442 m²".
func (r *reading) areaEnd(i int, lies func(name string) bool) (end int, first string) {
	end = i
	for from := end; from < len(r.words); from = end {
		if x := r.at(from); x.is(comma) || x.text == "-" || x.text == "–" {
			from++
		}
		if r.at(from).digits {
			break
		}
		to := min(len(r.words), from+longestPhrase)
		for ; to > from; to-- {
			name := r.between(from, to)
			isTown := len(places.Towns(name)) > 0 && !areasToo[normal(name)]
			isRegion := to == from+1 && r.at(from).region != ""
			if !isTown && !isRegion && !r.at(to-1).is(comma) && lies(name) {
				break
			}
		}
		if to <= from {
			break
		}
		first, end = cmp.Or(first, r.between(from, to)), to
	}
	return end, first
}

func those[T any](list []T, name string, are func(T, string) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(one T) bool { return !are(one, name) })
}

// bracketed is what stands in brackets at a lexeme, "" for nothing, and the lexeme behind it.
func (r *reading) bracketed(i int) (end int, inside string) {
	if i >= len(r.words) || r.text[r.words[i].start] != '(' {
		return i, ""
	}
	for end = i + 1; end < len(r.words) && r.text[r.words[end].start] != ')'; end++ {
	}
	return min(end+1, len(r.words)), r.between(i+1, end)
}

// longestTown is the number of lexemes of the longest name of a town, with the full stops of one that is written short: "O.-L.-V.-Waver".
const longestTown = 8

// limburg is a province of cities, and hardly ever the small town in another province that the French call Limbourg.
const limburg = "limburg"

// areasToo are names of a town that stand behind another one for the province or country in which that lies: "Hasselt, Limbourg",
// "Clervaux, Luxembourg".
var areasToo = wordSet("limburg limbourg luxemburg luxembourg letzebuerg")

// town reads the name of a place in which the site has nothing, between two lexemes. A single word is a town when it means nothing else,
// and is written with a capital, stands behind a word such as "in", is that of a municipality, or is all that was typed beside a radius.
// Behind such a word, and alone, spelling errors are forgiven too, unless an article stands before it as in "bij de school"; wrong tells
// of one. Behind such a word and last, a word that else says nothing is a town too: "maison à On", "Haus in Alle".
func (r *reading) town(i, start int) (end int, found []places.City, wrong bool) {
	for from := i; from <= start; from++ {
		for end := min(len(r.words), from+longestTown); end > from; end-- {
			x, typed := r.words[from], r.between(from, end)
			first, _ := utf8.DecodeRuneInString(typed)
			isAll := from == 0 && r.endsPlace(end)
			isSaid := from > i || unicode.IsUpper(first) || isAll || isMunicipality(typed) && !articles[r.at(from-1).text]
			isPassed := end-from == 1 && x.saysSomething() && !(from > i && x.is(fill) && r.endsPlace(end))
			if isPassed || !isSaid || r.at(end-1).is(comma) || x.digits || normal(typed) == limburg {
				continue
			}
			if list := places.Towns(typed); len(list) > 0 {
				end, list = chosenByArea(r, end, list, places.City.IsPartOf, places.City.LiesIn)
				return end, list, false
			}
			isLast := isAll || from > i && end == len(r.words)
			if !isLast || articles[r.at(from-1).text] || slices.ContainsFunc(r.words[from:end], lexeme.saysSomething) {
				continue
			}
			if list := r.misspelt(typed); len(list) > 0 {
				return end, list, true
			}
		}
	}
	return i, nil, false
}

// leastMunicipality is how many letters the name of a municipality has at least to be one wherever it stands: "as" and "ans" are not.
const leastMunicipality = 4

// ordinary are names of municipalities that are words of a language as well: "een geel huis", "mit Blick auf die Straßen".
var ordinary = wordSet("bergen bever boom celles clavier essen etalle forest geel geer graven halen halle heers hove landen lede lens " +
	"lessen lierre limbourg limburg lint lowen malle manage menen namen peer pelt putte silly staden strassen vise vorst wahl wanze wellen")

// isMunicipality reports whether a text in small letters, and with no word before it that leads to a place, is the name of a municipality
// all the same, and hardly anything else: "huis hasselt", "maison namur".
func isMunicipality(typed string) bool {
	return utf8.RuneCountInString(typed) >= leastMunicipality && !ordinary[normal(typed)] && len(places.Municipalities(typed)) > 0
}
