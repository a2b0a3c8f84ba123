package values

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/records"
)

// ground and the other floors in words; those that have no number, such as an attic, are none of them.
var (
	ground = words(`rdc r.d.c. r.d.c rez rez-de-chaussée rez-de-chaussee rez_de_chaussée rez_de_chaussee rc rez-de-jardin rez_de_jardin
		gelijkvloers gelijkvloerse_verdieping gelijkvl. gelijkvl gelijkvloerse glvl gvl gvl.
		glv begane_grond bg b.g. eg e.g. erdgeschoss erdgeschoß parterre
		gf g ground ground_floor groundfloor ground_level ground-floor p rdj r.d.j. hochparterre`)
	cellar = words(`souterrain kelder kelderverdieping sous-sol sous_sol ug u.g. untergeschoss untergeschoß basement cellar keller lg
		lower_ground lower_ground_floor`)
	ordinals = numbersOf(1, `eerste premier première premiere 1er first erste erster ersten`,
		`tweede deuxième deuxieme second seconde zweite zweiter zweiten`, `derde troisième troisieme third dritte dritter dritten`,
		`vierde quatrième quatrieme fourth vierte vierter vierten`, `vijfde cinquième cinquieme fifth fünfte fünfter fünften`,
		`zesde sixième sixieme sixth sechste sechster`, `zevende septième septieme seventh siebte siebter`,
		`achtste huitième huitieme eighth achte achter`, `negende neuvième neuvieme ninth neunte neunter`,
		`tiende dixième dixieme tenth zehnte zehnter`)
	// storey are the words for a floor.
	storey = words(`verdieping verd. verd étage etage ét. et. floor fl. fl level niveau stock stockwerk geschoss obergeschoss og o.g. og.
		verdiep etg etg. stk stk. bouwlaag niv niv. hoog`)
	// numbered is a floor with its number: 3, -1, +2, 3rd, 2de, 3ème, 2.
	numbered = regexp.MustCompile(`^\+?(-?\d{1,3})(?:st|nd|rd|th|de|ste|e|ème|eme|è|er|ère|ième|o|°|\.)?$`)
	ofMany   = regexp.MustCompile(`^(-?\d{1,3}) ?(?:/|van|sur|von|of|op) ?\d{1,3}$`)
)

// Floor reads on which floor a property is: a number, or words such as 3rd, RDC, gelijkvloers, 2de verdieping and EG. 0 is the ground
// floor.
func (r Reader) Floor(name, text string) *int {
	t := tidy(text)
	if t == "" || nothing[t] {
		return nil
	}
	floor, rough, ok := floorOf(t)
	if !ok {
		return r.Integer("building.floor", name, text)
	}
	if floor == 0 && r.ZeroIsEmpty && plain.MatchString(t) {
		return nil
	}
	if row := fields["building.floor"]; float64(floor) < row.least || float64(floor) > row.most {
		r.leftOut(records.ValueTooFar, name, text, "is not a floor from -10 to 200")
		return nil
	}
	if rough {
		r.taken(name, text, floor)
	}
	return &floor
}

// apart finds a number and a word that are written as one: 2.OG.
var apart = regexp.MustCompile(`(\d)\.(\p{L}{2})`)

func floorOf(t string) (floor int, rough, ok bool) {
	switch {
	case ground[t]:
		return 0, false, true
	case cellar[t]:
		return -1, false, true
	}
	if m := ofMany.FindStringSubmatch(t); m != nil {
		floor, _ = strconv.Atoi(m[1])
		return floor, true, true
	}
	if above, is := strings.CutPrefix(t, "r"); is && above != "" && strings.Contains("+-", above[:1]) {
		t = above
	}
	t = strings.NewReplacer("_", " ", ":", " ").Replace(t)
	if ground[t] {
		return 0, false, true
	}
	parts := strings.Fields(apart.ReplaceAllString(t, "$1. $2"))
	var number string
	for _, p := range parts {
		switch {
		case storey[p]:
		case number == "":
			number = p
		default:
			return 0, false, false
		}
	}
	if n := cmp.Or(ordinals[number], inWords[number]); n > 0 {
		return n, false, true
	}
	if ground[number] {
		return 0, false, true
	}
	m := numbered.FindStringSubmatch(number)
	if m == nil {
		return 0, false, false
	}
	floor, _ = strconv.Atoi(m[1])
	return floor, false, true
}
