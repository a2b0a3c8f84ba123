package sentence

// surface is a bound in m² of which the rest of the sentence reports whether it is of the plot or of the home.
type surface struct {
	a    amount
	plot bool
	part int // its place in the parts
}

// surface reads m², are and hectare. The surface of a garden or a terrace is no criterion.
func (r *reading) surface(a amount) int {
	before := r.at(a.from - 1)
	if a.from > 1 && before.is(from|fill) && !a.noun.is(living|plot) {
		before = r.at(a.from - 2)
	} else if before.is(with) {
		before = lexeme{}
	}
	next := r.at(r.skip(a.to, fill|from))
	of := before.feature != "" || before.counted != "" || a.to < len(r.words) && next.feature != "" && r.at(a.to).is(fill|from)
	if next.feature != "" && a.to < len(r.words) && r.at(a.to).feature != "" {
		of = true
	}
	if of && a.noun.text == "" || a.lo > largest || a.lo < 1 {
		return r.unclear(a.from, a.to)
	}
	plot := a.noun.is(plot) && !a.noun.is(living) || a.unit == are || a.unit == hectare
	if a.noun.category != 0 && a.noun.category == r.land {
		at := a.from
		if r.at(at).text != a.noun.text {
			at = a.to - 1
		}
		r.plots = append(r.plots, span{from: at, to: at + 1})
	}
	r.surfaces = append(r.surfaces, surface{a, plot, len(r.parts)})
	return r.understood(a.from, a.to)
}

// finishSurfaces gives each surface its condition: that of a building plot is the plot's.
func (r *reading) finishSurfaces() {
	land := len(r.f.Categories) == 1 && r.f.Categories[0] == r.land && r.land != 0
	for _, s := range r.surfaces {
		parts := r.parts
		if s.plot || land {
			r.setBounds(s.a, &r.f.PlotMin, &r.f.PlotMax, "plotMin", "plotMax", least, 0.1)
		} else {
			r.setBounds(s.a, &r.f.SurfaceMin, &r.f.SurfaceMax, "surfaceMin", "surfaceMax", least, 0.1)
		}
		if len(r.parts) > len(parts) {
			parts[s.part].Fields = r.parts[len(r.parts)-1].Fields
		}
		r.parts = parts
	}
}
