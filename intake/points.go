package intake

import (
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
)

// addPoints gives the plans of a property the points on them, which lead to its photos and panoramas. A point is left out with its plan or
// picture; named has those that could not be used too.
func (f *folder) addPoints(file string, e *imports.PropertyEntry, named records.Property) {
	r := e.Record
	if len(r.Points) > limits.PlanPoints {
		f.RefuseValue(records.PointsUnusable, "", file, "points", "has %d points; at most %d are allowed", len(r.Points), limits.PlanPoints)
		return
	}
	shown := slices.Concat(e.Photos, e.Panoramas)
	names, all := slices.Concat(r.Photos, r.Panoramas), slices.Concat(named.Photos, named.Panoramas)
	for i, p := range r.Points {
		field := fmt.Sprintf("points[%d]", i)
		plan, picture := slices.Index(r.Plans, p.Plan), slices.Index(names, p.Shows)
		switch {
		case plan < 0 && slices.Contains(named.Plans, p.Plan), picture < 0 && slices.Contains(all, p.Shows): // there is a warning
		case plan < 0 || e.Plans[plan].Remote != nil:
			f.RefuseValue(records.PointsUnusable, "", file, field+".plan", "%q is not among the plans that are files of the folder", p.Plan)
		case picture < 0 || shown[picture].Remote != nil:
			f.RefuseValue(records.PointsUnusable, "", file, field+".shows",
				"%q is not among the photos and panoramas that are files of the folder", p.Shows)
		case !(p.X >= 0 && p.X <= 100 && p.Y >= 0 && p.Y <= 100):
			f.RefuseValue(records.PointsUnusable, "", file, field, "x and y are percent of the plan, from 0 to 100")
		default:
			e.Plans[plan].Points = append(e.Plans[plan].Points, media.PlanPoint{X: p.X, Y: p.Y, File: shown[picture].File})
		}
	}
}

// addStoredPanoramas adds the store's panoramas to a delivered property that has none, and the points of plans that still lead to a
// picture.
func addStoredPanoramas(r, before *records.Property) {
	if r.Panoramas == nil {
		r.Panoramas = before.Panoramas
	}
	if r.Points != nil {
		return
	}
	for _, p := range before.Points {
		if slices.Contains(r.Plans, p.Plan) && (slices.Contains(r.Photos, p.Shows) || slices.Contains(r.Panoramas, p.Shows)) {
			r.Points = append(r.Points, p)
		}
	}
}
