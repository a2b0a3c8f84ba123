package main

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/limits"
)

// pushedFrom is the number of the first property that attacks import.
const pushedFrom = 800_000

const pushes = `mutation ($input: ImportPropertiesInput!) { importProperties(input: $input) { __typename
	... on ImportRefused { problems { path message } } } }`

// small are as many properties as one import takes, with little text.
func small(n int) (list []map[string]any) {
	for i := range limits.ImportedAtOnce {
		list = append(list, home(pushedFrom+i, 100_000+n))
	}
	return list
}

// wordy are properties with as much text as the body of an import takes.
func wordy(n int) (list []map[string]any) {
	for _, h := range small(n) {
		h["description"] = map[string]any{
			"nl": strings.Repeat("Een woord. ", (limits.GraphImportBodyBytes-300_000)/limits.ImportedAtOnce/11),
		}
		list = append(list, h)
	}
	return list
}

// home is a property of the sample's town and agent.
func home(number, price int) map[string]any {
	return map[string]any{
		"number":         number,
		"goal":           0,
		"status":         1,
		"type":           900,
		"city":           1,
		"agent":          1,
		"price":          price,
		"publishPrice":   true,
		"publishAddress": true,
		"publishedAt":    "2026-09-09",
		"title":          map[string]any{"nl": fmt.Sprint("Huis ", number)},
	}
}

func pushOf(list []map[string]any, dry bool) string {
	return posted(pushes, map[string]any{"input": map[string]any{"properties": list, "dryRun": dry}})
}
