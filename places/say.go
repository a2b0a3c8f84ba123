package places

import (
	"regexp"
	"strings"
)

// Said is what a record says of where it lies. Each field may be empty, and hold more than its own: a name "3640 Kinrooi", a postcode
// "L-9710".
type Said struct {
	Country, Zip, Name string
	Point              *Point // nil when it is not known
}

// written is a Said taken apart.
type written struct {
	country string   // its code, "" when nothing says it
	foreign bool     // a country that the tables do not have
	zip     string   // bare
	names   []string // the whole name, then its parts: "Luik / Liège" may be one name or two
}

// postcode matches a Belgian or Luxembourg postcode in a text, with the country before it as on an envelope.
var postcode = regexp.MustCompile(`(?i)(?:^|[\s,(/])(?:(L|LU|LUX|B|BE|BEL)\s?[-–.]?\s?)?(\d{4})(?:$|[\s,)/])`)

// parts are what parts two names of one place.
var parts = regexp.MustCompile(`\s*[/|,;()]\s*|\s+[-–]\s+`)

func (s Said) read() (w written) {
	w.country = CountryOf(s.Country)
	w.foreign = w.country != "" && w.country != Belgium && w.country != Luxembourg
	if w.foreign {
		w.zip, w.names = strings.TrimSpace(s.Zip), []string{strings.TrimSpace(s.Name)}
		return w
	}
	name := w.take(s.Name)
	if rest := w.take(s.Zip); w.zip == "" {
		w.zip = strings.TrimSpace(rest)
	}
	w.names = []string{name}
	for _, part := range parts.Split(name, -1) {
		if part = strings.TrimSpace(part); part != "" && part != name {
			w.names = append(w.names, part)
		}
	}
	return w
}

// take takes a postcode and its country out of a text. A later one replaces it: the field of the postcode is read last.
func (w *written) take(text string) (rest string) {
	at := postcode.FindStringSubmatchIndex(text)
	if at == nil {
		return strings.TrimSpace(text)
	}
	w.zip = text[at[4]:at[5]]
	if at[2] >= 0 && w.country == "" {
		w.country = map[byte]string{'L': Luxembourg, 'B': Belgium}[strings.ToUpper(text[at[2]:at[3]])[0]]
	}
	return strings.Trim(strings.TrimSpace(text[:at[0]]+" "+text[at[1]:]), "(),-–/ ")
}

// SaidOf reads a place from one line, "3600 Genk" or "03181 Torrevieja, Spain". A country stands at its end, after a comma or in brackets.
func SaidOf(line string, at *Point) Said {
	s := Said{Name: line, Point: at}
	cut := strings.LastIndexAny(line, ",(")
	if cut < 0 {
		return s
	}
	if code := CountryOf(strings.Trim(line[cut+1:], " )")); code != "" {
		s.Country, s.Name = code, strings.TrimSpace(line[:cut])
	}
	if s.Foreign() != "" {
		if m := foreignZip.FindStringSubmatch(s.Name); m != nil {
			s.Zip, s.Name = m[1], m[2]
		}
	}
	return s
}

// foreignZip matches a postcode of another country before the name: "03181 Torrevieja", "1011 AB Amsterdam".
var foreignZip = regexp.MustCompile(`^((?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2}\b)?)\s+(.+)$`)
