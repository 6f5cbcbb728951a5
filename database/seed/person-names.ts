import type { Site } from '@galleria/contract/storefronts'

type Names = { women: readonly string[]; men: readonly string[]; family: readonly string[] }

/** Common names of each country, so that an address reads like one from there; who has them is invented. */
export const personNames: Readonly<Record<Site, Names>> = {
  DE: {
    women: ['Lena', 'Katharina', 'Sabine', 'Julia', 'Petra', 'Hannah', 'Claudia', 'Meike', 'Svenja', 'Birgit', 'Johanna', 'Franziska', 'Heike', 'Leonie', 'Ayşe', 'Greta'],
    men: ['Jan', 'Thomas', 'Matthias', 'Felix', 'Uwe', 'Lukas', 'Henrik', 'Stefan', 'Florian', 'Jürgen', 'Moritz', 'Kai', 'Emre', 'Sebastian', 'Rolf', 'Tim'],
    family: ['Müller', 'Schröder', 'Hoffmann', 'Krüger', 'Weiß', 'Lange', 'Vogel', 'Jansen', 'Brandt', 'Kaiser', 'Böhm', 'Yılmaz', 'Friedrich', 'Seidel', 'Peters', 'Ziegler', 'Lorenz', 'Hartmann', 'Groß', 'Kuhn'],
  },
  NL: {
    women: ['Sanne', 'Femke', 'Marieke', 'Anouk', 'Lotte', 'Ingrid', 'Esther', 'Fleur', 'Wendy', 'Nienke', 'Roos', 'Yvonne'],
    men: ['Daan', 'Sander', 'Jeroen', 'Bram', 'Pieter', 'Thijs', 'Ruben', 'Maarten', 'Wouter', 'Gijs', 'Hans', 'Koen'],
    family: ['de Jong', 'Jansen', 'de Vries', 'van den Berg', 'Bakker', 'Visser', 'Smit', 'Meijer', 'Mulder', 'Bos', 'Vos', 'Peeters', 'Hendriks', 'van Leeuwen', 'Dekker', 'Kok'],
  },
  ES: {
    women: ['Lucía', 'Carmen', 'Marta', 'Elena', 'Pilar', 'Nuria', 'Rocío', 'Inés', 'Alba', 'Cristina', 'Sofía', 'Begoña'],
    men: ['Javier', 'Álvaro', 'Sergio', 'Pablo', 'Íñigo', 'Manuel', 'Diego', 'Andrés', 'Jorge', 'Raúl', 'Hugo', 'Vicente'],
    family: ['García Ruiz', 'Fernández', 'López Vega', 'Martín Soler', 'Sánchez', 'Romero', 'Navarro', 'Torres Gil', 'Domínguez', 'Vázquez', 'Ramos', 'Serrano', 'Molina', 'Castro', 'Ortega', 'Marín'],
  },
  SE: {
    women: ['Elin', 'Karin', 'Sofia', 'Maja', 'Ingrid', 'Åsa', 'Frida', 'Linnea', 'Birgitta', 'Ebba', 'Malin', 'Saga'],
    men: ['Erik', 'Anders', 'Oskar', 'Johan', 'Gustav', 'Nils', 'Björn', 'Mattias', 'Axel', 'Per', 'Viktor', 'Håkan'],
    family: ['Andersson', 'Johansson', 'Lindberg', 'Nyström', 'Bergqvist', 'Sjöberg', 'Öberg', 'Ekström', 'Holm', 'Sandström', 'Åkesson', 'Hedlund', 'Wallin', 'Norén', 'Lundin', 'Forsberg'],
  },
  FR: {
    women: ['Camille', 'Élodie', 'Sophie', 'Chloé', 'Nathalie', 'Manon', 'Aurélie', 'Inès', 'Margaux', 'Céline', 'Jeanne', 'Brigitte'],
    men: ['Antoine', 'Julien', 'Mathieu', 'Hugo', 'François', 'Théo', 'Nicolas', 'Rémi', 'Olivier', 'Maxime', 'Karim', 'Benoît'],
    family: ['Martin', 'Bernard', 'Dubois', 'Moreau', 'Lefèvre', 'Roux', 'Girard', 'Bonnet', 'Mercier', 'Faure', 'Chevalier', 'Gauthier', 'Perrin', 'Rousseau', 'Lemaire', 'Benali'],
  },
  IT: {
    women: ['Giulia', 'Francesca', 'Chiara', 'Martina', 'Elisa', 'Paola', 'Silvia', 'Beatrice', 'Ilaria', 'Noemi', 'Lucia', 'Rosa'],
    men: ['Marco', 'Alessandro', 'Matteo', 'Lorenzo', 'Davide', 'Stefano', 'Nicolò', 'Riccardo', 'Pietro', 'Simone', 'Giorgio', 'Enrico'],
    family: ['Rossi', 'Ferrari', 'Bianchi', 'Romano', 'Colombo', 'Ricci', 'Marino', 'Greco', 'Conti', 'De Luca', 'Mancini', 'Fontana', 'Caruso', 'Rinaldi', 'Galli', 'D’Amico'],
  },
  PL: {
    women: ['Agnieszka', 'Katarzyna', 'Zofia', 'Małgorzata', 'Joanna', 'Ewa', 'Natalia', 'Hanna', 'Monika', 'Aleksandra', 'Iwona', 'Julia'],
    men: ['Piotr', 'Krzysztof', 'Tomasz', 'Jakub', 'Michał', 'Paweł', 'Marcin', 'Łukasz', 'Wojciech', 'Adam', 'Szymon', 'Grzegorz'],
    family: ['Nowak', 'Wiśniewski', 'Wójcik', 'Kamiński', 'Lewandowski', 'Zieliński', 'Woźniak', 'Dąbrowski', 'Mazur', 'Krawczyk', 'Pawlak', 'Górski', 'Sikora', 'Wróbel', 'Duda', 'Szczepaniak'],
  },
  UK: {
    women: ['Emily', 'Charlotte', 'Rachel', 'Hannah', 'Priya', 'Megan', 'Fiona', 'Laura', 'Aisha', 'Grace', 'Siân', 'Zoe'],
    men: ['Oliver', 'James', 'Daniel', 'Callum', 'Gareth', 'Imran', 'Thomas', 'Harry', 'Rhys', 'Adam', 'Stuart', 'Ben'],
    family: ['Smith', 'Jones', 'Taylor', 'Patel', 'Hughes', 'Campbell', 'Walker', 'Wright', 'Khan', 'Robertson', 'Clarke', 'Bennett', 'Murphy', 'O’Connor', 'Foster', 'Shah'],
  },
}
