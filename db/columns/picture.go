package columns

import "fmt"

// pictureObject is a row of shown_photo, named by its alias, as a JSON object; it takes the language and the fallback as arguments.
func pictureObject(p string) string {
	return fmt.Sprintf("json_object('file', %[1]s.file, 'width', %[1]s.width, 'height', %[1]s.height, "+
		"'alt', coalesce(%[1]s.alt ->> ?, %[1]s.alt ->> ?, ''))", p)
}

// panoramaColumn lists the panoramas of a property.
var panoramaColumn = "(SELECT json_group_array(" + pictureObject("s") + `)
	FROM (SELECT * FROM shown_photo WHERE property = l.number AND kind = 3 ORDER BY position) s) AS panoramas`

// pointColumn lists the points of a property's plans that lead to a picture, plan by plan.
var pointColumn = "(SELECT json_group_array(json_object('x', t.value ->> 'x', 'y', t.value ->> 'y', 'plan', " + pictureObject("s") +
	", 'picture', " + pictureObject("q") + `, 'panorama', json(iif(q.kind = 3, 'true', 'false'))))
	FROM (SELECT * FROM shown_photo WHERE property = l.number AND kind = 1 AND points IS NOT NULL ORDER BY position) s,
	json_each(s.points) t
	JOIN shown_photo q ON q.id = (SELECT max(id) FROM photo WHERE property = l.number AND kind IN (0, 3) AND file = t.value ->> 'file')
	) AS points`
