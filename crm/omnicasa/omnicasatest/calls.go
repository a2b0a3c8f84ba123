package omnicasatest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// value is what a call gives; known is false for one that the server does not know.
func (s *Server) value(name string, q map[string]any) (value any, known bool) {
	switch name {
	case "ValidateCustomer":
		return nil, true
	case "GetDeletedPropertyIDs":
		return s.deleted, true
	case "GetProjectList":
		if s.projects == nil {
			return nil, false
		}
		found := []Item{}
		for _, p := range s.projects {
			found = append(found, written(p, int(q["LanguageId"].(float64)), ""))
		}
		return map[string]any{"Items": found, "RowsCount": len(found)}, true
	case "GetPropertyList":
		return s.list(q), true
	case "GetPropertiesByIDs":
		found := []Item{}
		for _, i := range s.items {
			if isAny(q["IDs"], i["ID"]) && isAny(q["StatusList"], i["Status"]) {
				found = append(found, written(i, int(q["LanguageId"].(float64)), ""))
			}
		}
		return map[string]any{"Items": found, "RowsCount": len(found)}, true
	case "GetProperty":
		return s.property(q)
	case "ContactOnMe", "RegisterPerson":
		delete(q, "CustomerName")
		delete(q, "CustomerPassword")
		q["call"] = name
		s.sent = append(s.sent, q)
		return 700 + len(s.sent), true
	}
	return nil, false
}

// property gives one property, and counts a visit of it when it is asked to.
func (s *Server) property(q map[string]any) (value any, known bool) {
	for _, i := range s.items {
		if fmt.Sprint(i["ID"]) != fmt.Sprint(q["ID"]) {
			continue
		}
		if q["UpdateVisit"] == true {
			s.views[fmt.Sprint(i["ID"])]++
			s.addresses = s.addresses || q["RealClientIp"] != nil
		}
		fields, _ := q["DisplayFields"].(string)
		return written(i, 1, fields), true
	}
	return nil, false
}

// list gives the rows from Limit1 to Limit2, both counted from one.
func (s *Server) list(q map[string]any) any {
	found := []Item{}
	since, _ := q["ChangeSince"].(string)
	for _, i := range s.items {
		if changed, _ := i["Changed"].(string); isAny(q["Status"], i["Status"]) && changed >= since {
			fields, _ := q["DisplayFields"].(string)
			found = append(found, written(i, 1, fields))
		}
	}
	total := len(found)
	from, to := int(q["Limit1"].(float64))-1, int(q["Limit2"].(float64))
	return map[string]any{"Items": found[min(from, total):min(to, total)], "RowsCount": total}
}

// written is a property in a language, with all fields or those that are named.
func written(i Item, language int, fields string) Item {
	out := maps.Clone(i)
	delete(out, "Changed")
	for name, value := range out {
		if texts, ok := value.(Texts); ok {
			out[name] = texts[language]
		}
		if fields != "" && !slices.Contains(strings.Split(fields, ","), name) {
			delete(out, name)
		}
	}
	return out
}

// isAny looks a value up in a list, which is written with commas; without a list everything is in it.
func isAny(list, value any) bool {
	allowed, given := list.(string)
	return !given || slices.Contains(strings.Split(allowed, ","), fmt.Sprint(value))
}
