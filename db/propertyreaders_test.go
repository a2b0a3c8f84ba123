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
	"agentappointments.go AgentOfAppointment":              neverHidden,
	"agentappointments.go agentAppointments":               "the agent whose appointments they are",
	"appointment.go StreetOf":                              toOneGuest,
	"appointment.go hasSeat":                               neverHidden,
	"block.go BlockHours":                                  neverHidden,
	"busy.go AgentElsewhere":                               neverHidden,
	"change.go DropWithdrawn":                              neverHidden,
	"crmlead.go CRMRecordOfLead":                           neverHidden,
	"described.go wordsDescribing":                         neverHidden,
	"deskowner.go AgentsOf":                                neverHidden,
	"deskowner.go deskOwners":                              toStaff,
	"deskowner.go where":                                   toStaff,
	"deskownerchange.go LinkProperty":                      neverHidden,
	"deskownerchange.go MakeOwner":                         neverHidden,
	"deskproperty.go CountDeskProperties":                  toStaff,
	"deskproperty.go deskProperties":                       toStaff,
	"deskpropertysearch.go DeskProperties":                 toStaff,
	"deskpropertywords.go wordedProperties":                toStaff,
	"desktoday.go CountDay":                                neverHidden,
	"desktoday.go lackingByLaw":                            toStaff,
	"doubtfulprice.go PriceStates":                         toFolders,
	"entry.go entriesOf":                                   toFolders,
	"export.go Documents":                                  toFolders,
	"export.go OfLinks":                                    toFolders,
	"export.go Photos":                                     toFolders,
	"export.go ownRecord":                                  toFolders,
	"featured.go SetFeatured":                              neverHidden,
	"held.go AllHeldProperties":                            neverHidden,
	"held.go StoredLacks":                                  neverHidden,
	"hidden.go ShowHidden":                                 neverHidden,
	"hidden.go ShowProperty":                               neverHidden,
	"import.go before":                                     toFolders,
	"importpreview.go importState":                         neverHidden,
	"importtouched.go PropertySums":                        neverHidden,
	"importtouched.go asBefore":                            neverHidden,
	"sqlite/inspect.go CountHolding":                       neverHidden,
	"judgedprice.go DoubtfulProperties":                    toStaff,
	"link.go Links":                                        neverHidden,
	"linkreference.go LinkReferences":                      neverHidden,
	"owned.go Owned":                                       toOwners,
	"owner.go AddOwner":                                    neverHidden,
	"ownernews.go ownerFile":                               toOwners,
	"picturelist.go PictureRecords":                        toStaff,
	"propertyedit.go GiveBack":                             neverHidden,
	"propertyedit.go TakeOver":                             neverHidden,
	"importsource.go PropertiesOfDesk":                     neverHidden,
	"importsource.go sources":                              neverHidden,
	"export.go own":                                        toFolders,
	"project.go PropertyDates":                             neverHidden,
	"reference.go givenNumbers":                            neverHidden,
	"reference.go References":                              neverHidden,
	"setup.go HasProperties":                               neverHidden,
	"shownreference.go shownReference":                     neverHidden,
	"unavailableappointment.go ForgetReturnedAppointments": neverHidden,
	"unavailableappointment.go propertyOffered":            neverHidden,
	"viewable.go readAway":                                 neverHidden,
	"viewable.go readSeats":                                neverHidden,
	"watch.go ViewableWatched":                             neverHidden,
	"watch.go watches":                                     neverHidden,
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
