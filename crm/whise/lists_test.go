package whise

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/records"
)

// span lists numbers from the first to the last.
func span(first, last int) (list []int) {
	for n := first; n <= last; n++ {
		list = append(list, n)
	}
	return list
}

// without lists the numbers of one of Whise's lists for which known is false.
func without(numbers []int, known func(int) bool) string {
	return strings.Trim(fmt.Sprint(slices.DeleteFunc(numbers, known)), "[]")
}

func has[T any](table map[int]T) func(int) bool {
	return func(n int) bool { _, known := table[n]; return known }
}

// TestEveryNumberHasAWord shows that each number of Whise's lists has a word here, or that docs/crm-whise.md says that it has none.
func TestEveryNumberHasAWord(t *testing.T) {
	text, err := os.ReadFile("../../docs/crm-whise.md")
	if err != nil {
		t.Fatal(err)
	}
	summoned := func(n int) bool { return summons(&records.Property{}, estateDetail{Enum: choice{n}}) == nil }
	stated := func(n int) bool { return has(states)(n) || silentStates[n] }
	for name, list := range map[string]string{"category": without(span(1, 7), func(n int) bool { return types()[fmt.Sprint(n)] != 0 }),
		"state": without(span(1, 24), stated), "availability": without(span(1, 7), has(moments)),
		"summons":            without(span(1832, 1837), summoned),
		"ground destination": without(append(span(1, 19), 999, 1839, 1871), has(destinations)),
		"flood risk":         without([]int{1229, 1230, 1233}, has(floodRisks))} {
		row := fmt.Sprintf("| %s | %s |", name, strings.ReplaceAll(list, " ", ", "))
		if list == "" {
			row = fmt.Sprintf("| %s | none |", name)
		}
		if !strings.Contains(string(text), row) {
			t.Errorf("docs/crm-whise.md lacks the line\n%s", row)
		}
	}
}
