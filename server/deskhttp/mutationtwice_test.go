package deskhttp_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestAMutationSentTwiceChangesOnce sends each mutation with a version or a key twice, as a manager. The second is a replay or comes from
// an old view, so it may change nothing. Nor does the first when an earlier mutation changed the same record.
func TestAMutationSentTwiceChangesOnce(t *testing.T) {
	v, manager, table := stockedDesk(t)
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(table)), func(name string) bool { return !versioned.MatchString(table[name].input) })
	last := []string{"closeOwner", "closeStaff", "removeOwner", "revokeKey"}
	names = append(slices.DeleteFunc(names, func(name string) bool { return slices.Contains(last, name) }), last...)
	changed := 0
	for i, name := range names {
		m, before := v.deskMutations(t, manager)[name], v.changes(t, manager)
		m.send(t, v, name, i, "Cookie", manager)
		after := v.changes(t, manager)
		if after != before {
			changed++
		}
		if got := m.send(t, v, name, i, "Cookie", manager); strings.Contains(got, `"errors"`) ||
			v.changes(t, manager) != after && !slices.Contains(again, name) {
			t.Errorf("%s is done again: it answers %s, and the desk is %s, want %s", name, got, v.changes(t, manager), after)
		}
	}
	if changed < len(names)/2 {
		t.Errorf("%d of %d mutations change something, want more: mend the inputs", changed, len(names))
	}
}

// again are mutations that may be sent again on purpose: another email is sent, or the log says once more what is so already.
var again = []string{"inviteOwner", "inviteOwners", "sendStaffLink", "endOwnerSessions", "linkOwnerProperty"}

var versioned = regexp.MustCompile(`\b(version|key): `)
