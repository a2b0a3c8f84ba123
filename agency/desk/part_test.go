package desk

import "testing"

// TestOwnedPartImport goes through the table of what an import does with a part that was edited at the desk.
func TestOwnedPartImport(t *testing.T) {
	old := `"offered before"`
	for _, c := range []struct {
		name     string
		part     OwnedPart
		folder   string
		take     bool
		inForce  string
		question bool
		origin   Origin
	}{
		{"the folder says what it said", OwnedPart{Value: `"desk"`, Base: `"folder"`}, `"folder"`, false, `"desk"`, false, OfDesk},
		{"so with -take folder", OwnedPart{Value: `"desk"`, Base: `"folder"`}, `"folder"`, true, `"desk"`, false, OfDesk},
		{"it takes a question back", OwnedPart{Value: `"desk"`, Base: `"folder"`, Offered: &old}, `"folder"`, false, `"desk"`, false,
			OfDesk},
		{"the folder says what the desk says", OwnedPart{Value: `"desk"`, Base: `"folder"`}, `"desk"`, false, `"desk"`, false, OfFolder},
		{"both differ", OwnedPart{Value: `"desk"`, Base: `"folder"`}, `"new"`, false, `"desk"`, true, OfDesk},
		{"both differ, -take folder", OwnedPart{Value: `"desk"`, Base: `"folder"`}, `"new"`, true, `"new"`, false, OfFolder},
		{"it belongs to the desk for good", OwnedPart{Value: `"desk"`, Base: `"folder"`, Kept: true}, `"new"`, true, `"desk"`, false,
			OfDesk},
		{"the folder says nothing any more", OwnedPart{Value: `"desk"`, Base: `"folder"`}, "", false, `"desk"`, true, OfDesk},
		{"made here, unknown to the folder", OwnedPart{Value: `"desk"`}, "", false, `"desk"`, false, OfDesk},
	} {
		inForce, question, origin := c.folder, false, OfFolder
		if next := c.part.Import(c.folder, c.take); next != nil {
			inForce, question, origin = next.Value, next.Offered != nil, OfDesk
		}
		if inForce != c.inForce || question != c.question || origin != c.origin {
			t.Errorf("%s: %s, question %v, %s; want %s, %v, %s", c.name, inForce, question, origin, c.inForce, c.question, c.origin)
		}
	}
}
