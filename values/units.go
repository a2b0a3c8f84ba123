package values

import (
	"regexp"
	"strings"
)

// currencies are signs and names of currencies, by their code in lower case.
var currencies = map[string]string{"€": "eur", "eur": "eur", "euro": "eur", "euros": "eur", "$": "usd", "usd": "usd", "us$": "usd",
	"£":   "gbp",
	"gbp": "gbp", "chf": "chf", "fr.": "chf", "sfr": "chf", "sfr.": "chf", "bef": "bef", "luf": "luf", "frf": "frf", "dem": "dem",
	"nlg": "nlg", "pln": "pln", "czk": "czk", "sek": "sek", "dkk": "dkk", "nok": "nok", "aed": "aed", "cad": "cad", "aud": "aud"}

// units are the factors of the words that may stand behind a number of a kind.
var units = map[kind]map[string]float64{
	count: unitsOf(1, `etages étages verdiepingen bouwlagen kamers slaapkamers slpk chambres ch. zimmer stuks st. pièces pcs x`),
	year:  unitsOf(1, `j. jaar`),
	area: join(unitsOf(1, `m2 m² m^2 qm sqm sq.m sq.m. sq_m sq._m. sqm. mq m_2 vierkante_meter mètres_carrés m_carrés quadratmeter ca
		centiare centiares`), unitsOf(100, `a are ares ar`), unitsOf(10_000, `ha hectare hectares hektar`),
		unitsOf(0.09290304, `sq_ft sqft ft2 sq.ft. sq._ft sq._ft. square_feet`)),
	length:   join(unitsOf(1, `m m. meter meters mètre mètres metres metre`), unitsOf(0.01, `cm`), unitsOf(0.001, `mm`)),
	metres:   join(unitsOf(1, `m m. meter mètres`), unitsOf(1000, `km`)),
	distance: join(unitsOf(1, `km`), unitsOf(0.001, `m meter mètres`)),
	angle:    unitsOf(1, `° n e o nb ol °_n °_e °_o °_nb °_ol`),
	euro: join(unitsOf(1, `vb vhb vhs fp onderhandelbaar bespreekbaar negotiable ono o.n.o. o.n.o oiro négociable à_débattre verhandelbar
		verhandlungsbasis festpreis /maand per_maand p.m. /m /mois par_mois /month per_month /monat pro_monat monatlich maandelijks
		mensuel /mnd per_mnd mnd p/m pm pcm k.k. kk kosten_koper v.o.n. von excl. hors_charges hc h.c. fai btw_incl. btw_inclusief ttc
		tvac incl._btw inclusief_btw tva_comprise tva_incluse inkl._mwst incl._vat -`),
		unitsOf(1000, `k k€ k_€ k_eur k_euro keur tsd tsd. t€ t_€ teur duizend mille milliers thousand tausend tsd_€ tsd._€ tsd._eur
			duizend_€ duizend_euro milliers_€ milliers_d'euros tausend_€ tausend_euro thousand_euro thousands x1000 x_1000 x_1.000
			x1000_€ x_1000_€ x_1.000_€ 1000_€ 1.000_€`),
		unitsOf(1e6, `m€ m_€ m_eur mio mio. mio_eur mio._eur mio_euro mln mln. mln_euro miljoen miljoen_euro million millions millionen`)),
}

// yearly are the words behind an amount of a year, which belong to taxes alone.
var yearly = words(`/jaar per_jaar p.j. /j /an par_an p.a. /year per_year /jahr pro_jahr jährlich jaarlijks annuel`)

// ofYears are the fields that are amounts of a year.
var ofYears = map[string]bool{"costs.cadastralIncome": true, "costs.propertyTax": true}

func unitsOf(factor float64, list string) map[string]float64 {
	all := map[string]float64{"": factor}
	if factor != 1 {
		delete(all, "")
	}
	for w := range words(list) {
		all[w] = factor
	}
	return all
}

func join(tables ...map[string]float64) map[string]float64 {
	all := map[string]float64{}
	for _, t := range tables {
		for unit, factor := range t {
			all[unit] = factor
		}
	}
	return all
}

// perArea is the unit of an amount a square metre, which is no price.
var perArea = regexp.MustCompile(`^(?:€|eur|euro) ?(?:/|par|per|pro|p\.?|je) ?(?:m2|qm)$`)

// OtherUnit is a unit, as the name of a column or the format of a cell says it of all its numbers, that makes another number of each: "ha",
// "k€", "$", "€/m²". It is "" for one with which a number stays what it is, such as "m²" and "€", and for what is no unit.
func OtherUnit(said string) string {
	said = tidy(said)
	bare := strings.TrimSpace(strings.TrimPrefix(said, "€ "))
	if currency := currencies[bare]; currency != "" && currency != "eur" || yearly[bare] || perArea.MatchString(bare) {
		return bare
	}
	for _, k := range []kind{area, length, euro} {
		if f, known := units[k][bare]; known && f != 1 {
			return bare
		}
	}
	return ""
}

// factor is what a number of a field with a unit is multiplied by; false for a unit of something else.
func factor(name string, k kind, unit string) (float64, bool) {
	if yearly[unit] && ofYears[name] {
		return 1, true
	}
	if k == figure {
		return ofFigure(unit)
	}
	for _, u := range []string{strings.TrimSuffix(strings.TrimPrefix(unit, "("), ")"), unit, strings.ReplaceAll(unit, "/ ", "/"),
		strings.TrimRight(unit, " .*/:;,")} {
		if f, known := units[k][u]; known {
			return f, true
		}
	}
	return 0, false
}

// perYear matches the units of energy and emission as people write them, without the signs between: kWh/(m²·Jahr), kgCO₂-eq/m².an.
var perYear = regexp.MustCompile(`^(?:%|(?:kwh(?:ep|prim)?|kg(?:co2)?(?:-?eq)?)(?:(?:/|per|par|pro)?(?:m2|qm)(?:ep)?)?` +
	`(?:/|per|par|pro|und)*(?:a|an|ans|année|j|jr|jaar|jahr|y|yr|year)?)$`)

// betweenUnits are signs that say nothing within a unit.
var betweenUnits = strings.NewReplacer(" ", "", ".", "", "·", "", "*", "", "(", "", ")", "", "_", "", "⋅", "", "×", "")

// ofFigure is what a number with a unit of energy or emission is multiplied by: a unit has to be one of a year, or say nothing of it.
func ofFigure(unit string) (float64, bool) {
	unit = betweenUnits.Replace(unit)
	switch {
	case unit == "":
		return 1, true
	case strings.HasPrefix(unit, "mwh"):
		return 1000, perYear.MatchString("k" + unit[1:])
	}
	return 1, perYear.MatchString(unit)
}

// remark matches words behind a unit that change nothing of the number: 120 m² bewoonbaar, 3 slk, 6 of meer.
var remark = regexp.MustCompile(`^[\p{L}][\p{L} .'()-]*$`)

// remarked is factor for a unit with a remark behind it. A count has the words for what is counted as its unit, which may be
// any but a unit of something else.
func remarked(name string, k kind, unit string) (float64, bool) {
	first, rest, _ := strings.Cut(strings.TrimLeft(unit, " "), " ")
	f, known := factor(name, k, first)
	if k == year && decade[unit] {
		return 1, true
	}
	if k == count && !known && remark.MatchString(first) && !isUnit(first) {
		f, known = 1, true
	}
	said, _, _ := strings.Cut(rest, " ")
	return f, known && (k == count || k == area || k == length) && (rest == "" || remark.MatchString(rest)) &&
		said != "per" && said != "par" && said != "pro" && said != "je"
}

// decade is what people write behind a year that is about so: 1930's, 1960er, 1998?
var decade = words(`s 's er er-jahre er_jahre ?`)

// isUnit reports whether a word is a unit of some number.
func isUnit(word string) bool {
	for k, list := range units {
		if _, is := list[word]; is && k != count && k != year {
			return true
		}
	}
	_, is := ofFigure(word)
	return is || yearly[word] || currencies[word] != ""
}

// beside are what people write behind an amount that comes on top of it, or may: VAT, the costs of buying, charges of a rent.
var beside = words(`btw tva mwst mwst. vat moms kosten frais costs charges lasten provisie provisies provisions nebenkosten nk kk
	de d' charges_comprises charges_incluses charges_non_comprises cc c.c. kalt warm km wm netto bruto brut
	net_vendeur honoraires_inclus mtl mtl. provisie forfait forfaitair niet_geïndexeerd non_indexé
	notariskosten registratiekosten registratierechten frais_de_notaire de_notaire frais_d'agence d'agence droits_d'enregistrement excl.
	excl exclusief exclusive hors hors_tva hors_frais htva h.t.v.a. ht h.t. plus zzgl. zzgl zuzüglich ohne exkl. en et und and of ou in
	aan à a 6% 12% 21% 3% 17% 19% 6_% 12_% 21_% 3_% 17_% 19_%`)

// onTop matches an amount that comes on top of another: € 850 + 50 kosten.
var onTop = regexp.MustCompile(`^€? ?\d[\d.,]*(?: ?(?:€|eur|euro))?(?: |$)`)

// terms reports whether all that stands behind an amount are terms of it, which leave the amount as it is: "+ btw", "k.k. + kosten".
func terms(rest string, plus bool) bool {
	for rest != "" {
		if after, is := strings.CutPrefix(rest, "+"); is {
			rest, plus = strings.TrimSpace(after), true
			continue
		}
		if sum := onTop.FindString(rest); plus && sum != "" {
			rest, plus = rest[len(sum):], false
			continue
		}
		size := longestTerm(rest)
		if size == 0 {
			return false
		}
		rest = strings.TrimLeft(rest[size:], " ,;/()&")
	}
	return true
}

// longestTerm is how much of a text its first term is, 0 when it begins with none.
func longestTerm(rest string) (size int) {
	longer := func(term string) {
		if len(term) > size && strings.HasPrefix(rest, term) && (len(rest) == len(term) || !isLetter(rest[len(term)])) {
			size = len(term)
		}
	}
	for term := range beside {
		longer(term)
	}
	for term, per := range units[euro] {
		if per == 1 {
			longer(term)
		}
	}
	return size
}

// land is a plot as notaries write it: 2 ha 15 a 30 ca.
var land = regexp.MustCompile(`^(?:(\d{1,5}) ?(?:ha?|hectares?))? ?(?:(\d{1,3}) ?(?:a|ares?))? ?(?:(\d{1,2}) ?(?:ca|centiares?))?$`)

// ares matches a plot whose centiares have no unit: 5a30, 4 a 75.
var ares = regexp.MustCompile(`^(\d{1,3}) ?a ?(\d{2})$`)

// plot reads hectares, ares and centiares as m².
func plot(t string) (n number, ok bool) {
	t = strings.ReplaceAll(t, "a.", "a")
	if m := ares.FindStringSubmatch(t); m != nil {
		t = m[1] + " a " + m[2] + " ca"
	}
	m := land.FindStringSubmatch(t)
	if m == nil || m[1]+m[2]+m[3] == "" {
		return n, false
	}
	for i, per := range []float64{10_000, 100, 1} {
		part, _ := finite("0" + m[i+1])
		n.value += part * per
	}
	n.other, n.converted = n.value, true
	return n, true
}
