// Package openimmo reads OpenImmo, the XML of German programs (version 1.2): elements.go has the elements that are read, record.go what
// they become. A value that means nothing is left out with a warning and holds up nothing else; a property is left out only where taking it
// could show or mean another one.
package openimmo
