package whisetest

import (
	"fmt"
	"net/http"
	"slices"
)

// list answers as Whise does: only what every condition allows, without a display status those that are online, at most 50 at a time.
func (s *Server) list(w http.ResponseWriter, q map[string]any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	filter, _ := q["Filter"].(map[string]any)
	found := []Estate{}
	for _, e := range s.estates {
		if isAny(filter["EstateIds"], e["id"]) && isAny(filter["OfficeIds"], e["officeId"]) &&
			isAny(or(filter["DisplayStatusIds"], []any{2.0, 3.0, 5.0}), e["displayStatusId"]) &&
			isAny(or(filter["StatusIds"], []any{1.0}), inside(e, "status")) &&
			isAny(filter["PurposeStatusIds"], inside(e, "purposeStatus")) && since(filter, e) {
			found = append(found, shown(e, filter))
		}
	}
	total := len(found)
	page, _ := q["Page"].(map[string]any)
	offset, limit := int(page["Offset"].(float64)), min(int(page["Limit"].(float64)), 50)
	found = found[min(offset, total):min(offset+limit, total)]
	write(w, map[string]any{"estates": found, "totalCount": total, "isValidRequest": true, "validationErrors": []any{}})
}

// shown is a property without what the filter does not ask for.
func shown(e, filter Estate) Estate {
	copied := Estate{}
	for k, v := range e {
		if k == "details" && filter["ShowDetails"] != true || k == "representatives" && filter["ShowRepresentatives"] != true {
			continue
		}
		copied[k] = v
	}
	return copied
}

func since(filter, e Estate) bool {
	times, _ := filter["UpdateDateTimeRange"].(map[string]any)
	least, _ := times["Min"].(string)
	updated, _ := e["updateDateTime"].(string)
	return updated >= least
}

func isAny(list, value any) bool {
	allowed, given := list.([]any)
	return !given || slices.ContainsFunc(allowed, func(v any) bool { return fmt.Sprint(v) == fmt.Sprint(value) })
}

func or(list any, otherwise []any) any {
	if list == nil {
		return otherwise
	}
	return list
}

func inside(e Estate, name string) any {
	choice, _ := e[name].(map[string]any)
	return choice["id"]
}
