package deliveries_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/staff"
)

// site is a site with the sample, a manager at its desk, and a clock.
type site struct {
	*deliveries.Service
	now     time.Time
	ctx     context.Context
	members int // how many signed in
}

func open(t *testing.T) *site {
	store, media := sampletest.Open(t)
	s := &site{now: time.Now()}
	service := leadstest.Open(t, store)
	service.Now = func() time.Time { return s.now }
	s.Service = &deliveries.Service{Store: store, Media: media, Folder: t.TempDir(),
		Staff: &staff.Service{App: service.App, Leads: service.Service, Auth: service.Auth()},
		Enter: func(context.Context) (func(), error) { return func() {}, nil }}
	s.ctx = s.as(t, desk.Manager)
	return s
}

// as is a request of a member with a role.
func (s *site) as(t *testing.T, role desk.StaffRole) context.Context {
	s.members++
	token, err := stafftest.Begin(t.Context(), s.Store, fmt.Sprintf("%d@example.com", s.members), role)
	if err != nil {
		t.Fatal(err)
	}
	return principal.With(t.Context(), &principal.Principal{Desk: token})
}

// bring brings a file and returns the delivery that waits.
func (s *site) bring(t *testing.T, name string, content []byte) *deliveries.View {
	t.Helper()
	refusal, problems, err := s.Bring(s.ctx, name, bytes.NewReader(content))
	if err != nil || len(problems) > 0 || refusal != nil {
		t.Fatalf("bringing %s gives %+v, %v (%v)", name, refusal, problems, err)
	}
	list := s.own(t)
	if len(list) == 0 || list[0].Taken != nil {
		t.Fatalf("after %s was brought no delivery waits: %+v", name, list)
	}
	return list[0]
}

func (s *site) own(t *testing.T) []*deliveries.View {
	t.Helper()
	d, err := s.Staff.Desk(s.ctx)
	if err != nil || d == nil {
		t.Fatalf("nobody is at the desk (%v)", err)
	}
	list, err := s.Own(s.ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// take takes what is chosen, and the properties with some numbers that are not.
func (s *site) take(t *testing.T, v *deliveries.View, more ...int) *deliveries.View {
	t.Helper()
	f := &deliveries.TakeInput{Delivery: v.ID}
	for _, p := range v.Properties {
		if p.Chosen() || p.Number != nil && slices.Contains(more, *p.Number) {
			f.Properties = append(f.Properties, p.Key)
		}
	}
	took, stale, problems, err := s.Take(s.ctx, f)
	if err != nil || len(problems) > 0 || stale != nil {
		t.Fatalf("taking %v gives %v, %v (%v)", f.Properties, stale, problems, err)
	}
	return took.Delivery
}

func (s *site) undo(t *testing.T, v *deliveries.View) *deliveries.Undone {
	t.Helper()
	u, problems, err := s.Undo(s.ctx, &deliveries.Input{Delivery: v.ID})
	if err != nil || len(problems) > 0 {
		t.Fatalf("undoing gives %v (%v)", problems, err)
	}
	return u
}

// all is everything that the site has of its properties, and who brought them.
func (s *site) all(t *testing.T) map[int]string {
	t.Helper()
	var rows []struct {
		Number int    `db:"number"`
		Source string `db:"source"`
		Sum    string `db:"checksum"`
	}
	if err := s.Store.List(t.Context(), &rows, "SELECT number, source, checksum FROM property"); err != nil {
		t.Fatal(err)
	}
	var numbers []int
	for _, r := range rows {
		numbers = append(numbers, r.Number)
	}
	entries, err := s.Store.Imports.Entries(t.Context(), numbers)
	if err != nil {
		t.Fatal(err)
	}
	all := map[int]string{}
	for _, r := range rows {
		text, _ := json.Marshal(entries[r.Number])
		all[r.Number] = fmt.Sprint(r.Source, r.Sum, string(text))
	}
	return all
}

func find(t *testing.T, v *deliveries.View, number int) deliveries.Property {
	t.Helper()
	for _, p := range v.Properties {
		if p.Number != nil && *p.Number == number {
			return p
		}
	}
	t.Fatalf("the delivery has no property %d: %+v", number, v.Properties)
	return deliveries.Property{}
}

// archive packs files by name.
func archive(t *testing.T, files map[string][]byte) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, content := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		w.Write(content)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// folder is sample/ with the properties that change writes; those for which it gives nil are left out. Below is the folder in the archive.
func folder(t *testing.T, below string, change func(number int, r map[string]any) map[string]any) []byte {
	t.Helper()
	sample, files := os.DirFS(sampletest.Folder()), map[string][]byte{}
	err := fs.WalkDir(sample, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := fs.ReadFile(sample, name)
		if path.Dir(name) == "properties" {
			var r map[string]any
			json.Unmarshal(text, &r)
			number := int(r["number"].(float64))
			if r = change(number, r); r == nil {
				return err
			}
			text, _ = json.Marshal(r)
		}
		files[below+name] = text
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return archive(t, files)
}

func pictureOf(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1200, 800))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// fieldOf is a field that a property of a delivery changes, as "was→is".
func fieldOf(p deliveries.Property, name string) string {
	for _, f := range p.Fields {
		if f.Name == name {
			return f.Was + "→" + f.Is
		}
	}
	return ""
}

const sheet = "Referentie;Koop of huur;Type;Titel NL;Vraagprijs;Straat;Nummer;Postcode;Gemeente;Adres tonen;Slaapkamers;Zwembadkleur\n" +
	"BR-1;te koop;Appartement;Zicht;€ 249.500;Dorpsstraat;12;3640;Kinrooi;ja;2;blauw\n" +
	"BR-2;te koop;Kasteel;Groot;€ 900.000;Dorpsstraat;14;3640;Kinrooi;ja;9;\n"
