package db

import (
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sources"
)

// Who gets what is read from the table property itself, and not from the views, which leave out hidden prices and addresses.
const (
	toStaff     = "the desk, where staff sees what is hidden"
	toOwners    = "the owner of the property"
	toFolders   = "imports and exports of the agency"
	toOneGuest  = "the visitor whose appointment is confirmed, with settings.visits.meetingPlace"
	neverHidden = "columns that are never hidden: numbers, agents, states, descriptions, checksums of records, or only how many"
)

// propertyReaders are all readers of the table property, by file and function, with who gets what they read.
var propertyReaders = map[string]string{
	"appointments/ofagent.go AgentOfAppointment":             neverHidden,
	"appointments/ofagent.go agentAppointments":              "the agent whose appointments they are",
	"appointments/ofagent.go FreshAppointment":               toStaff,
	"appointments/appointment.go StreetOf":                   toOneGuest,
	"appointments/appointment.go hasSeat":                    neverHidden,
	"appointments/appointment.go MoveAppointment":            neverHidden,
	"appointments/block.go BlockHours":                       neverHidden,
	"appointments/busy.go AgentElsewhere":                    neverHidden,
	"changelog/record.go DropWithdrawn":                      neverHidden,
	"crmlinks/lead.go CRMRecordOfLead":                       neverHidden,
	"described.go wordsDescribing":                           neverHidden,
	"desklog/done.go undoOf":                                 neverHidden,
	"parts/propertydraft.go SaveRecordDraft":                 neverHidden,
	"owners/managed.go AgentsOf":                             neverHidden,
	"owners/managed.go deskOwners":                           toStaff,
	"owners/managed.go where":                                toStaff,
	"owners/change.go LinkProperty":                          neverHidden,
	"owners/change.go MakeOwner":                             neverHidden,
	"portfolio/property.go countLists":                       toStaff,
	"portfolio/property.go deskProperties":                   toStaff,
	"portfolio/search.go DeskProperties":                     toStaff,
	"portfolio/projects.go StandingUnits":                    toStaff,
	"portfolio/units.go Units":                               toStaff,
	"portfolio/words.go wordedProperties":                    toStaff,
	"deliveries/store.go Properties":                         neverHidden,
	"deliveries/store.go Stored":                             toStaff,
	"imports/deskdelivery.go take":                           neverHidden,
	"desktoday.go CountDay":                                  neverHidden,
	"desktoday.go lackingByLaw":                              toStaff,
	"imports/doubtfulprice.go PriceStates":                   toFolders,
	"imports/entry.go EntriesOf":                             toFolders,
	"exports/export.go Documents":                            toFolders,
	"exports/export.go OfLinks":                              toFolders,
	"exports/export.go Photos":                               toFolders,
	"exports/export.go ownRecord":                            toFolders,
	"portfolio/featured.go SetFeatured":                      neverHidden,
	"imports/held.go AllHeldProperties":                      neverHidden,
	"imports/held.go StoredLacks":                            neverHidden,
	"portfolio/hidden.go ShowHidden":                         neverHidden,
	"portfolio/hidden.go ShowProperty":                       neverHidden,
	"imports/import.go before":                               toFolders,
	"imports/preview.go importState":                         neverHidden,
	"imports/touched.go PropertySums":                        neverHidden,
	"imports/touched.go asBefore":                            neverHidden,
	"sqlite/inspect.go CountHolding":                         neverHidden,
	"portfolio/judgedprice.go DoubtfulProperties":            toStaff,
	"crmlinks/link.go Links":                                 neverHidden,
	"imports/linkreference.go LinkReferences":                neverHidden,
	"owned.go Owned":                                         toOwners,
	"owners/owner.go AddOwner":                               neverHidden,
	"owners/report.go WeekOfOwner":                           toOwners,
	"owners/report.go AwaitingReport":                        neverHidden,
	"owners/report.go awaited":                               neverHidden,
	"owners/news.go ownerFile":                               toOwners,
	"parts/part.go PartState":                                neverHidden,
	"pictures/list.go PictureRecords":                        toStaff,
	"portfolio/source.go GiveBack":                           neverHidden,
	"portfolio/source.go TakeOver":                           neverHidden,
	"imports/source.go PropertiesOfDesk":                     neverHidden,
	"imports/source.go sources":                              neverHidden,
	"imports/numbers.go Own":                                 toFolders,
	"project.go PropertyDates":                               neverHidden,
	"imports/numbers.go givenNumbers":                        neverHidden,
	"imports/numbers.go References":                          neverHidden,
	"setup/setup.go HasProperties":                           neverHidden,
	"references/shown.go ShownReference":                     neverHidden,
	"appointments/unavailable.go ForgetReturnedAppointments": neverHidden,
	"appointments/unavailable.go propertyOffered":            neverHidden,
	"viewable.go readSeats":                                  neverHidden,
	"activedemand.go ViewableWatched":                        neverHidden,
	"demands/watch.go Watches":                               neverHidden,
}

// readsProperty matches the table property, and no other of whose name that is a part, where a statement reads from it.
var readsProperty = regexp.MustCompile(`(?i)\b(?:FROM|JOIN)\s+(?:\w+(?:\s+\w+)?,\s*)*property\b`)

// TestPropertyIsReadByThoseListed walks the SQL in the program's Go files. A new reader of the table property fails: visitors are shown
// what the views listing and public_project have, which leave out hidden prices and addresses in one place. Whoever else needs a column is
// added to the table with a reason. A statement that puts the table's name together, as an import's does, is not found.
func TestPropertyIsReadByThoseListed(t *testing.T) {
	all, err := sources.Texts("..")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for path, texts := range all {
		if strings.HasPrefix(path, filepath.Join("..", "internal")+"/") || strings.HasPrefix(path, filepath.Join("..", "bench")+"/") {
			continue // tools of tests
		}
		for _, text := range texts {
			if reader := strings.TrimPrefix(path, "../db/") + " " + text.In; readsProperty.MatchString(text.Literal) {
				found[reader] = true
			}
		}
	}
	for _, reader := range slices.Sorted(maps.Keys(found)) {
		if propertyReaders[reader] == "" {
			t.Errorf("%s reads the table property: read the view listing, or say in propertyReaders who gets it", reader)
		}
	}
	for reader := range propertyReaders {
		if !found[reader] {
			t.Errorf("%s no longer reads the table property: take it out of propertyReaders", reader)
		}
	}
}

// TestReadsProperty shows what the walk finds and what it leaves alone.
func TestReadsProperty(t *testing.T) {
	for _, text := range []string{"SELECT price FROM property", "from a JOIN property p", "FROM copy, property WHERE", "FROM\n\tproperty"} {
		if !readsProperty.MatchString(text) {
			t.Errorf("%s is not found", text)
		}
	}
	for _, text := range []string{"FROM owner_property", "FROM listing, property_x", "SELECT number, property FROM lead",
		"UPDATE property SET"} {
		if readsProperty.MatchString(text) {
			t.Errorf("%s is taken for a reader", text)
		}
	}
}
