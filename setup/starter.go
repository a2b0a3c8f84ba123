package setup

import (
	"archive/zip"
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/locale"
)

//go:embed starter
var starter embed.FS

//go:embed countries.json
var countriesText []byte

// country is what differs between the countries in which an agency may have its office.
type country struct {
	Identity         agency.Identity  `json:"identity"`
	Law              locale.Localized `json:"law"`
	LaunderingLaw    locale.Localized `json:"launderingLaw"`
	PrivacyAuthority locale.Localized `json:"privacyAuthority"`
	AccessAuthority  locale.Localized `json:"accessAuthority"`
}

// lawOf reads what a country says.
func lawOf(code string) (country, error) {
	var all map[string]country
	err := json.Unmarshal(countriesText, &all)
	return all[code], err
}

// folder is the starter with the answers in it, an import folder.
func (a Answers) folder(year int) (fs.FS, error) {
	city, _ := a.Office.town()
	law, err := lawOf(city.Country)
	if err != nil {
		return nil, err
	}
	law.Identity.Number = a.Office.Number
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	add := func(name string, content []byte) error {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(content)
		}
		return err
	}
	err = fs.WalkDir(starter, "starter", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := starter.ReadFile(name)
		if err != nil {
			return err
		}
		inside := strings.TrimPrefix(name, "starter/")
		switch {
		case inside == "site.json":
			content, err = a.site(content, law, city.Country, year)
		case path.Ext(inside) == ".md":
			l := locale.Language(strings.TrimPrefix(path.Ext(strings.TrimSuffix(inside, ".md")), "."))
			content = []byte(a.values(law, year, l, inMarkdown).Replace(string(content)))
		}
		if err != nil {
			return err
		}
		return add(inside, content)
	})
	if err == nil && a.Appearance.Logo != nil {
		words := locale.Localized{}
		for _, l := range locale.Languages {
			words[l] = a.Agency.Name
		}
		var index []byte
		index, err = json.Marshal([]map[string]any{{"file": a.Appearance.Logo.file(), "alt": words}})
		err = errors.Join(err, add("photos/index.json", index), add("photos/"+a.Appearance.Logo.file(), a.Appearance.Logo.Content))
	}
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		return nil, err
	}
	return zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
}

// site fills site.json in: the answers in all of its texts, and what has a field of its own.
func (a Answers) site(text []byte, law country, code string, year int) ([]byte, error) {
	var tree map[string]any
	if err := json.Unmarshal(text, &tree); err != nil {
		return nil, err
	}
	plain := a.values(law, year, a.Agency.Languages[0], unchanged)
	for key, value := range tree {
		with := plain
		if key == "footer" {
			with = a.values(law, year, a.Agency.Languages[0], inMarkdown)
		}
		tree[key] = filled(value, with)
	}
	var used []agency.LanguageSetting
	for _, l := range a.Agency.Languages {
		used = append(used, agency.LanguageSetting{Code: l, Use: true})
	}
	for _, l := range locale.Languages {
		if !slices.Contains(a.Agency.Languages, l) {
			used = append(used, agency.LanguageSetting{Code: l})
		}
	}
	tree["languages"], tree["defaultLanguage"] = used, a.Agency.Languages[0]
	for _, agent := range tree["agents"].([]any) {
		agent.(map[string]any)["languages"] = a.Agency.Languages
	}
	tree["identity"], tree["colors"] = law.Identity, a.Appearance.colours()
	if a.Appearance.Logo != nil {
		tree["logo"] = a.Appearance.Logo.file()
	}
	return json.Marshal(tree)
}

// filled fills all texts of a JSON value in.
func filled(value any, with *strings.Replacer) any {
	switch v := value.(type) {
	case string:
		return with.Replace(v)
	case []any:
		for i := range v {
			v[i] = filled(v[i], with)
		}
	case map[string]any:
		for key := range v {
			v[key] = filled(v[key], with)
		}
	}
	return value
}

// values are the names in braces of the starter with what stands in their place, in a language.
func (a Answers) values(law country, year int, l locale.Language, written func(string) string) *strings.Replacer {
	first := a.Agency.Languages[0]
	city, _ := a.Office.town()
	town := city.Names.In(l, first)
	title := agency.Identity{Title: law.Identity.Title, Institute: law.Identity.Institute, Number: a.Office.Number,
		Country: law.Identity.Country}.In(l, first)
	return strings.NewReplacer("{agency}", written(a.Agency.Name), "{street}", written(a.Office.Street), "{zip}", city.Zip,
		"{town}", town, "{address}", written(a.Office.Street+", "+city.Zip+" "+town), "{country}", city.Country,
		"{phone}", a.Office.Phone, "{dial}", dialled(a.Office.Phone, city.Country), "{email}", written(a.Office.Email),
		"{manager}", a.Manager.Name, "{managerEmail}", a.Manager.Email,
		"{title}", written(title), "{supervisor}", law.Identity.Supervisor.In(l, first), "{year}", strconv.Itoa(year),
		"{law}", law.Law.In(l, first), "{launderingLaw}", law.LaunderingLaw.In(l, first),
		"{privacyAuthority}", law.PrivacyAuthority.In(l, first), "{accessAuthority}", law.AccessAuthority.In(l, first))
}

func unchanged(text string) string { return text }

var marks = regexp.MustCompile("[\\\\`*_\\[\\]<>#&]")

// inMarkdown writes a text so that none of its signs means something in Markdown.
func inMarkdown(text string) string { return marks.ReplaceAllString(text, `\$0`) }

// prefixes are those of the countries in telephone numbers.
var prefixes = map[string]string{law.BelgiumCode: "+32", law.LuxembourgCode: "+352"}

// dialled is a telephone number as a link has it, with the prefix of its country.
func dialled(phone, country string) string {
	digits := strings.Map(locale.Digit, phone)
	switch {
	case strings.HasPrefix(strings.TrimSpace(phone), "+"):
		return "+" + digits
	case strings.HasPrefix(digits, "00"):
		return "+" + digits[2:]
	}
	return prefixes[country] + strings.TrimPrefix(digits, "0")
}

// file is the name of the logo in the folder, by its content: the import judges a picture by that of its file.
func (l *Logo) file() string {
	extension := map[raster.Kind]string{raster.JPEG: ".jpg", raster.PNG: ".png", raster.WebP: ".webp"}[raster.KindOf(l.Content)]
	if extension == "" {
		extension = ".svg"
	}
	return "logo" + extension
}

// yearOf is the year of the agency's clock.
func yearOf(now time.Time) int { return now.In(locale.Zone).Year() }
