package intake_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/locale"
)

// newBuild is a delivery of a project with a unit, in a city that the site does not have.
func newBuild() intake.Delivery {
	project := 5
	text := func(s string) locale.Localized { return locale.Localized{"nl": s} }
	return intake.Delivery{NewOn: "2026-11-21", OfLink: true,
		NewCities: []agency.CityRecord{{Number: 77, Zip: "3660", CountryID: 10, Names: text("Oudsbergen")}},
		Projects:  []intake.Project{{"project", records.Project{Number: project, City: 77, Agent: 1, Name: text("De Linde")}}},
		Properties: []intake.Property{{"unit", &records.Property{Number: 50, Status: market.Active, Type: 156, City: 77, Agent: 1,
			Project: &project, Title: text("Appartement A")}}}}
}

func TestDeliverProjectsUnitsAndCities(t *testing.T) {
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, foldertest.Small(t), media)
	if out := foldertest.Deliver(t, store, newBuild(), media); out.Added != 1 || out.Projects.Added != 1 {
		t.Errorf("the delivery gives %+v, want one property and one project added", out.Report)
	}
	if out := foldertest.Deliver(t, store, newBuild(), media); out.Unchanged != 1 || out.Projects.Unchanged != 1 {
		t.Errorf("the second delivery gives %+v, want all unchanged", out.Report)
	}
	c, err := store.Catalog(t.Context())
	if err != nil || len(c.Projects) != 1 || c.City(77, "nl").Name != "Oudsbergen" {
		t.Errorf("the projects are %v, want one, in Oudsbergen (%v)", c.Projects, err)
	}
	gone := intake.Delivery{OfLink: true, Withdraw: []int{50}, WithdrawProjects: []int{5}}
	if out := foldertest.Deliver(t, store, gone, media); out.Removed != 1 || out.Projects.Removed != 1 {
		t.Errorf("withdrawing both gives %+v, want one property and one project removed", out.Report)
	}
}

// TestImportLeavesRecordsOfLinksAlone shows that neither a folder nor a delivery overwrites what a link to a CRM brings.
func TestImportLeavesRecordsOfLinksAlone(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	if err := store.Links.AddLink(t.Context(), "office", "sweepbright", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	linked := []crmlinks.CRMRecord{{ID: "50", Kind: "property"}, {ID: "5", Kind: "project"}}
	if err := store.Links.NumberRecords(t.Context(), "office", linked); err != nil {
		t.Fatal(err)
	}
	foldertest.Deliver(t, store, newBuild(), media)
	d := newBuild()
	d.OfLink = false
	out, err := intake.Deliver(t.Context(), store, d, media, false)
	if err != nil || strings.Count(fmt.Sprint(out.LeftOut), "the link office brings") != 2 {
		t.Errorf("a delivery of the link's numbers gives %v (%v), want both left out", out.LeftOut, err)
	}
	folder["properties/50.json"] = &fstest.MapFile{Data: []byte(strings.Replace(foldertest.PropertyFile(`"price":1`), "1096", "50", 1))}
	if out, err := intake.Import(t.Context(), store, folder, media); err != nil || len(out.LeftOut) != 1 ||
		!strings.Contains(out.LeftOut[0].Reason(), "the link office brings") {
		t.Errorf("a folder with the link's number gives %v (%v), want it left out", out.LeftOut, err)
	}
}
