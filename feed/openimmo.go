package feed

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"golang.org/x/text/encoding/htmlindex"
)

// OpenImmo reads an OpenImmo file. objektnr_extern is the number; a home whose action is DELETE is withdrawn, and none is because it
// is not named. A home that stands there in several languages (sprache) is one. Attachments lie beside the file in an archive;
// those elsewhere are not fetched.
func OpenImmo(from io.Reader, c *agency.Catalog) (intake.Delivery, error) {
	r := &reader{catalog: c}
	r.delivery.Alts = map[string]agency.Localized{}
	var file openImmoFile
	d := xml.NewDecoder(from)
	d.CharsetReader = charset
	if err := d.Decode(&file); err != nil {
		return r.delivery, fmt.Errorf("this is not OpenImmo: %w", err)
	}
	at := map[int]int{}
	for n, h := range file.Homes {
		number, err := strconv.Atoi(strings.TrimSpace(h.Technical.Number))
		switch {
		case err != nil:
			r.problem(fmt.Sprintf("immobilie %d", n+1), "objektnr_extern", "%q is not a number", h.Technical.Number)
			continue
		case h.Technical.Action.Kind == "DELETE":
			r.delivery.Withdraw = append(r.delivery.Withdraw, number)
			continue
		}
		o := openImmo{r, fmt.Sprint("property ", number), h}
		if _, known := at[number]; !known {
			at[number] = len(r.delivery.Homes)
			r.delivery.Homes = append(r.delivery.Homes, intake.Home{Name: o.name, Record: o.record(number)})
		}
		o.say(&r.delivery.Homes[at[number]].Record)
	}
	return r.done()
}

// charset reads the encodings that such files are written in.
func charset(name string, in io.Reader) (io.Reader, error) {
	e, err := htmlindex.Get(name)
	if err != nil {
		return nil, err
	}
	return e.NewDecoder().Reader(in), nil
}

// openImmo is one home of the file.
type openImmo struct {
	*reader
	name string
	openImmoHome
}

// say adds the texts of the home's language ("nl-BE"); the site's default when it says none.
func (o openImmo) say(r *agency.PropertyRecord) {
	code, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(o.Technical.Language, "_", "-")), "-")
	l := agency.Language(code)
	if !l.Known() {
		l = o.catalog.Fallback()
	}
	r.Title[l] = strings.TrimSpace(o.Texts.Title)
	var parts []string
	for _, t := range []string{o.Texts.Description, o.Texts.Place, o.Texts.Equipment} {
		if t = strings.TrimSpace(t); t != "" {
			parts = append(parts, t)
		}
	}
	r.Description[l] = strings.Join(parts, "\n\n")
	for _, f := range o.Files {
		if alt := strings.TrimSpace(f.Title); alt != "" && o.delivery.Alts[f.Path] == nil {
			o.delivery.Alts[f.Path] = agency.Localized{l: alt}
		} else if alt != "" {
			o.delivery.Alts[f.Path][l] = alt
		}
	}
}

// record makes a home of what does not depend on the language.
func (o openImmo) record(number int) agency.PropertyRecord {
	r := agency.PropertyRecord{Number: number, Title: agency.Localized{}, Description: agency.Localized{}, Type: o.kind(), Agent: o.agent(o.email()),
		PublishAddress: o.Public.Address, Street: filled(o.Geo.Street), HouseNumber: filled(o.Geo.House), PublishedAt: day(o.Technical.Since)}
	var err error
	if r.City, err = o.city(strings.TrimSpace(o.Geo.Zip), strings.TrimSpace(o.Geo.City)); err != nil {
		o.problem(o.name, "ort", "%s %s %s", o.Geo.Zip, o.Geo.City, err)
	}
	if p := o.Geo.Point; p != nil {
		r.Latitude, r.Longitude = &p.Latitude, &p.Longitude
	}
	o.terms(&r)
	o.status(&r)
	o.groups(&r)
	o.files(&r)
	return r
}

func (o openImmo) email() string {
	if o.Contact.Direct != "" {
		return o.Contact.Direct
	}
	return o.Contact.Central
}

// terms says for how much it is to be had.
func (o openImmo) terms(r *agency.PropertyRecord) {
	switch s := o.Category.Sale; {
	case s.Buy:
		r.Goal, r.Price = agency.Sale, o.euro("kaufpreis", o.Prices.Buy.Amount)
		r.PublishPrice = r.Price != nil && !o.Prices.Buy.OnRequest
	case s.Rent:
		r.Goal, r.Price = agency.Rent, o.euro("kaltmiete", o.Prices.Rent)
		r.PublishPrice = r.Price != nil
	default:
		o.problem(o.name, "vermarktungsart", "is neither KAUF nor MIETE_PACHT")
	}
	r.Charges, r.Deposit = o.euro("nebenkosten", o.Prices.Charges), o.euro("kaution", o.Prices.Deposit)
}

// status says whether it is still to be had.
func (o openImmo) status(r *agency.PropertyRecord) {
	r.Status = agency.Active
	switch {
	case o.Technical.Action.Kind == "REFERENZ":
		r.Status = agency.Reference
	case o.State.Sold.State == "VERKAUFT" && r.Goal == agency.Sale:
		r.Status, r.Marquee = agency.Sold, 3
	case o.State.Sold.State == "VERKAUFT":
		r.Status, r.Marquee = agency.Rented, 4
	case o.State.Sold.State == "RESERVIERT":
		r.Marquee = 2
	}
}

// categories are the agency's categories by the kinds of OpenImmo; what is not named here is commercial.
var categories = map[string]int{"haus": 1, "wohnung": 2, "zimmer": 3, "grundstueck": 4, "zinshaus_renditeobjekt": 5, "parken": 7}

const commercial = 6

// kind is the type whose number stands in the own field gevel_type, or the one with the lowest number in the category.
func (o openImmo) kind() int {
	for _, own := range o.Category.Own {
		if n, err := strconv.Atoi(strings.TrimSpace(own.Text)); err == nil && own.Name == "gevel_type" {
			return n
		}
	}
	if len(o.Category.Kind.Elements) == 0 {
		o.problem(o.name, "objektart", "is missing")
		return 0
	}
	category, ok := categories[o.Category.Kind.Elements[0].XMLName.Local]
	if !ok {
		category = commercial
	}
	at := slices.IndexFunc(o.catalog.Types, func(t agency.TypeRecord) bool { return t.Category == category })
	if at < 0 {
		o.problem(o.name, "objektart", "types.json has no type of category %d", category)
		return 0
	}
	return o.catalog.Types[at].Number
}

// conditions are the states of a building by the words of OpenImmo; others are left out.
var conditions = map[string]agency.Condition{"ERSTBEZUG": "NEW", "NEUWERTIG": "NEW", "PROJEKTIERT": "TO_BUILD", "ROHBAU": "TO_BUILD", "GEPFLEGT": "USED",
	"SANIERUNGSBEDUERFTIG": "TO_RENOVATE", "TEIL_VOLLRENOVIERUNGSBED": "TO_RENOVATE", "TEIL_VOLLSANIERT": "RENOVATED", "TEIL_VOLLRENOVIERT": "RENOVATED", "MODERNISIERT": "RENOVATED", "ABRISSOBJEKT": "TO_DEMOLISH"}

func (o openImmo) groups(r *agency.PropertyRecord) {
	s := o.Surfaces
	r.Building = agency.Building{ConstructionYear: o.State.Built, Floors: o.Geo.Floors, Floor: o.Geo.Floor}
	if c, ok := conditions[o.State.Condition.Kind]; ok {
		r.Building.Condition = &c
	}
	r.Rooms = agency.Rooms{Bedrooms: cut(s.Bedrooms), Bathrooms: cut(s.Bathrooms), Toilets: cut(s.Toilets), Parkings: cut(s.Parkings)}
	r.Surfaces = agency.Surfaces{Total: cut(s.Total), Living: cut(s.Living), Ground: cut(s.Ground), Terrace: cut(s.Terrace), Garden: cut(s.Garden), Office: cut(s.Office), Store: cut(s.Store)}
	r.Certificate.Specific = o.figure("energiepass", o.State.Energy.Demand, o.State.Energy.Consumption)
	r.Certificate.LabelText = filled(o.State.Energy.Class)
	if d := day(o.State.Energy.Valid); d != "" {
		r.Certificate.ValidUntil = &d
	}
	if d := day(o.Public.From); d != "" {
		r.Availability.From = &d
	}
}

// files names the attachments that lie beside the file; without any, those of the site stay.
func (o openImmo) files(r *agency.PropertyRecord) {
	for _, f := range o.Files {
		switch {
		case f.Location == "REMOTE" || strings.Contains(f.Path, "://"):
		case f.Group == "GRUNDRISS":
			r.Plans = append(r.Plans, f.Path)
		case f.Group == "DOKUMENTE":
			r.Documents = append(r.Documents, agency.DocumentRecord{Name: agency.Localized{o.catalog.Fallback(): f.Title}, File: f.Path})
		case f.Group == "TITELBILD":
			r.Photos = slices.Insert(r.Photos, 0, f.Path)
		default:
			r.Photos = append(r.Photos, f.Path)
		}
	}
}

// figure reads the first number that is written, with a point or a comma.
func (o openImmo) figure(field string, texts ...string) *float64 {
	for _, t := range texts {
		if t = strings.Replace(strings.TrimSpace(t), ",", ".", 1); t == "" {
			continue
		}
		f, err := strconv.ParseFloat(t, 64)
		if err != nil {
			o.problem(o.name, field, "%q is not a number", t)
			return nil
		}
		return &f
	}
	return nil
}

func (o openImmo) euro(field, text string) *agency.Money {
	f := o.figure(field, text)
	if f == nil {
		return nil
	}
	m := agency.Money(*f*100 + 0.5)
	return &m
}

func cut(f *float64) *int {
	if f == nil {
		return nil
	}
	n := int(*f)
	return &n
}

func filled(text string) *string {
	if text = strings.TrimSpace(text); text == "" {
		return nil
	}
	return &text
}

// day gives the date with which a moment begins; "" for none.
func day(text string) agency.Date {
	text = strings.TrimSpace(text)
	if d := agency.Date(text[:min(len(text), len("2026-11-21"))]); d.Valid() {
		return d
	}
	return ""
}
